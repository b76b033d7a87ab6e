import { screen } from '@testing-library/react';
import { EKYC_PAGE } from '@/domain/access/paths';
import { STATUS } from '@/domain/access/statuses';
import { EMAIL, button, callsOf, heading, openEkyc } from '@/testing/ekyc/openEkyc';
import { mock } from '@/testing/mock/mock';

beforeEach(() => mock.reset());

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
