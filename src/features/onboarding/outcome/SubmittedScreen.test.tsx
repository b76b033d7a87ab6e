import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

beforeEach(() => mock.reset());

const open = (name: string) => renderApp('/onboarding-submitted', `${name}@bos.test`);
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test('whoever waits for the consent is not told that anything was sent, but who is waited for', async () => {
  await open('consent.waiting');
  expect(await heading('Menunggu persetujuan')).toBeVisible();
  expect(screen.getByText(/Kami menunggu persetujuan kontak darurat Anda/)).toBeVisible();
  expect(screen.getByText('Pengisian data')).toBeVisible();
  expect(screen.queryByText(/telah terkirim|sudah kami terima/)).not.toBeInTheDocument();
});

test('an e-KYC to be repeated is told with its reason and the way there, from the home page on', async () => {
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

test('where the provider has not said why, what to look out for is told', async () => {
  const email = 'ekyc.invalid@bos.test';
  await mock.setStatus(email, { onboarding_status_id: 7, ekyc_message: null });
  await open('ekyc.invalid');
  expect(await heading('e-KYC perlu diulang')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Alasan' })).toHaveTextContent(/Foto KTP atau swafoto/);
});
