import { screen } from '@testing-library/react';
import { sendPictures } from '@/testing/ekyc/sendPictures';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import { callsSeen } from '@/testing/store/testStore';

beforeEach(() => mock.reset());

const open = (name: string) => renderApp('/onboarding-submitted', `${name}@bos.test`);
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('a user who waits for the consent reads who is waited for, and not that anything was sent', async () => {
  await open('consent.waiting');
  expect(await heading('Menunggu persetujuan')).toBeVisible();
  expect(screen.getByText(/Kami menunggu persetujuan kontak darurat Anda/)).toBeVisible();
  expect(screen.getByText('Pengisian data')).toBeVisible();
  expect(screen.queryByText(/telah terkirim|sudah kami terima/)).not.toBeInTheDocument();
});

test.each(['borrower.corporate', 'funder.corporate', 'partner'])(
  'a company (%s) that waits for the consent reads nothing of an emergency contact',
  async (name) => {
    await mock.reset('every-status');
    await open(`${name}.waiting-form-consent`);
    expect(await heading('Menunggu persetujuan')).toBeVisible();
    expect(screen.getByText(/^Tim kami masih memeriksa persetujuan/)).toBeVisible();
    expect(screen.queryByText(/kontak darurat/i)).not.toBeInTheDocument();
  },
);

test('an e-KYC to be repeated is shown with its reason and the way there, from the home page on', async () => {
  const { user } = await renderApp('/', 'ekyc.invalid@bos.test');
  await user.click(await screen.findByRole('link', { name: 'Ulangi e-KYC' }));
  expect(await heading('e-KYC perlu diulang')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Alasan' })).toHaveTextContent(
    'Foto selfie tidak sesuai dengan foto KTP.',
  );
  expect(screen.getByRole('region', { name: 'Cara mengulang' })).toHaveTextContent(
    'ekyc.invalid@bos.test',
  );
});

test('where the provider has not said why, the page says what to look out for', async () => {
  const email = 'ekyc.invalid@bos.test';
  await mock.setStatus(email, { onboarding_status_id: 7, ekyc_message: null });
  await open('ekyc.invalid');
  expect(await heading('e-KYC perlu diulang')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Alasan' })).toHaveTextContent(/Foto KTP atau swafoto/);
});

const callsOf = async (end: string) => (await callsSeen()).filter((call) => call.endsWith(end));

test('C1: the e-KYC is begun again once, and its page opens', async () => {
  const { user, router } = await open('ekyc.invalid');
  await user.dblClick(await screen.findByRole('button', { name: 'Ulangi e-KYC' }));
  expect(await heading('Verifikasi identitas (e-KYC)')).toBeVisible();
  expect(router.state.location.pathname).toBe('/ekyc/lanjut');
  expect(await callsOf('/onboarding-status')).toHaveLength(1);
});

test('G1: an e-KYC that does not open after it was begun again says so, and is offered again', async () => {
  await mock.addFault({ method: 'POST', path: '*/user/ekyc/token', status: 500, times: 1 });
  const { user } = await open('ekyc.invalid');
  await user.click(await screen.findByRole('button', { name: 'Ulangi e-KYC' }));
  const next = await screen.findByRole('button', { name: 'Lanjutkan e-KYC' });
  expect(await screen.findByText(/^e-KYC belum dapat dibuka/)).toBeVisible();
  await user.click(next);
  expect(await heading('Verifikasi identitas (e-KYC)')).toBeVisible();
});

test('G1: an individual who waits for the e-KYC goes on with it, also at the second try', async () => {
  await mock.addFault({ method: 'POST', path: '*/user/ekyc/token', status: 500, times: 1 });
  const { user } = await open('ekyc.waiting');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan e-KYC' }));
  expect(await screen.findByText(/^e-KYC belum dapat dibuka/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lanjutkan e-KYC' }));
  expect(await heading('Verifikasi identitas (e-KYC)')).toBeVisible();
});

test('whose pictures are stored waits for the result', async () => {
  await mock.reset('ekyc-outcomes');
  const { user } = await open('ekyc.sent');
  expect(await screen.findByText(/^Foto KTP dan selfie sudah kami terima/)).toBeVisible();
  expect(screen.queryByText(/sekitar dua menit/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Menunggu hasil e-KYC' }));
  expect(await heading('Menunggu hasil e-KYC')).toBeVisible();
});

test('a company reads to whom the link was sent, and who does the e-KYC', async () => {
  await mock.setStatus('exempt@bos.test', { onboarding_status_id: 6 });
  await open('exempt');
  expect(
    await screen.findByText(/^Kami mengirim tautan e-KYC ke n\*\*\*@bos\.test\. Penanggung jawab/),
  ).toBeVisible();
});

test('a company whose person in charge has sent the pictures waits for the result', async () => {
  await mock.setStatus('exempt@bos.test', { onboarding_status_id: 6 });
  await sendPictures('exempt@bos.test');
  await open('exempt');
  expect(await screen.findByText(/^Foto KTP dan selfie penanggung jawab sudah/)).toBeVisible();
  expect(screen.queryByText(/^Kami mengirim tautan e-KYC/)).not.toBeInTheDocument();
});

test('a company whose e-KYC is to be repeated reads that its person in charge repeats it, by a link', async () => {
  await mock.setStatus('exempt@bos.test', { onboarding_status_id: 7 });
  await open('exempt');
  expect(await screen.findByText(/^Identitas penanggung jawab perusahaan/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cara mengulang' })).toHaveTextContent(
    /kami mengirim tautan baru ke email penanggung jawab/,
  );
  expect(screen.queryByText(/Identitas Anda|kamera perangkat ini/)).not.toBeInTheDocument();
});
