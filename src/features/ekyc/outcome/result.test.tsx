import { screen } from '@testing-library/react';
import { EKYC_PAGE } from '@/domain/access/paths';
import { STATUS } from '@/domain/access/statuses';
import { EMAIL, button, callsOf, heading, openEkyc } from '@/testing/ekyc/openEkyc';
import { sendPictures } from '@/testing/ekyc/sendPictures';
import { mock } from '@/testing/mock/mock';

const OF_COMPANY = 'exempt@bos.test';

beforeEach(() => mock.reset());

/** The company at a status; its person in charge has sent the pictures. */
async function moveCompany(status: number): Promise<void> {
  await mock.setStatus(OF_COMPANY, { onboarding_status_id: STATUS.eKycWaiting });
  await sendPictures(OF_COMPANY);
  await mock.setStatus(OF_COMPANY, { onboarding_status_id: status });
}

test.each<[number, string | RegExp, string, string | RegExp]>([
  [STATUS.eKycSuccess, 'e-KYC berhasil', 'Lihat status pengajuan', /telah terkirim/],
  [STATUS.eKycRejected, 'e-KYC ditolak', 'Lihat penjelasan', /belum dapat disetujui/],
  [STATUS.inDraft, 'e-KYC tidak diperlukan saat ini', 'Buka pengajuan', 'Pengajuan Anda'],
])('status %i is shown, with a way on', async (status, title, way, next) => {
  await mock.setStatus(EMAIL, { onboarding_status_id: status });
  const { user } = await openEkyc();
  await heading(title);
  await user.click(screen.getByRole('link', { name: way }));
  await heading(next);
});

test('C1: an invalid one is shown with its reason, and begun again once', async () => {
  const { user } = await openEkyc(EKYC_PAGE, 'ekyc.invalid@bos.test');
  await heading('e-KYC tidak valid');
  expect(screen.getByRole('region', { name: 'Alasan' })).toHaveTextContent(
    'Foto selfie tidak sesuai dengan foto KTP.',
  );
  await user.dblClick(await button('Ulangi e-KYC'));
  await heading('Verifikasi identitas (e-KYC)');
  expect(await callsOf('/onboarding-status')).toHaveLength(1);
});

test('G1: an e-KYC that could not be begun again can be tried again', async () => {
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500, times: 1 });
  const { user } = await openEkyc(EKYC_PAGE, 'ekyc.invalid@bos.test');
  await user.click(await button('Ulangi e-KYC'));
  expect(await screen.findByText(/^e-KYC belum dapat diulang/)).toBeVisible();
  await user.click(await button('Ulangi e-KYC'));
  await heading('Verifikasi identitas (e-KYC)');
});

test.each<[number, RegExp]>([
  [STATUS.eKycWaiting, /^Foto KTP dan selfie penanggung jawab sudah kami terima/],
  [STATUS.eKycInvalid, /^Identitas penanggung jawab PT .* tautan baru ke n\*\*\*@bos\.test\.$/],
  [STATUS.eKycSuccess, /^Identitas penanggung jawab sudah kami pastikan/],
  [STATUS.eKycRejected, /^Identitas penanggung jawab tidak dapat kami verifikasi/],
])('status %i of a company speaks of the person in charge to the owner', async (status, words) => {
  await moveCompany(status);
  await openEkyc(EKYC_PAGE, OF_COMPANY);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/identitas Anda|data Anda/i)).not.toBeInTheDocument();
});

test.each<[number, RegExp]>([
  [STATUS.eKycWaiting, /^Foto KTP dan selfie sudah kami terima/],
  [STATUS.eKycInvalid, /^Identitas Anda belum dapat kami cocokkan/],
])(
  'status %i of a company speaks to the person in charge who came by the link',
  async (status, words) => {
    await moveCompany(status);
    await openEkyc(`/ekyc/${await mock.token(OF_COMPANY, 'ekyc')}`, null);
    expect(await screen.findByText(words)).toBeVisible();
  },
);
