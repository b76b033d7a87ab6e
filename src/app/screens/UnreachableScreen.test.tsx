import { screen } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';

const HUB = '/borrower/onboarding/individu-non-partner';

beforeEach(() => mock.reset());

test.each([
  ['fails', { status: 500 }, 'Server sedang mengalami gangguan', 'Kode 500'],
  [
    'is in maintenance',
    { status: 503, body: '<h1>Maintenance</h1>' },
    'Server sedang mengalami gangguan',
    'Kode 503',
  ],
  ['gives no answer', { drop: true }, 'Server belum dapat dihubungi', null],
])('a server that %s is shown as such, with another try', async (_what, fault, title, code) => {
  await mock.addFault({ method: 'GET', path: '/user/detail', ...fault });
  const { user } = await renderApp(HUB, 'ekyc.waiting@bos.test');
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
  if (code !== null) expect(screen.getByText(code)).toBeVisible();
  await mock.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 })).toBeVisible();
});
