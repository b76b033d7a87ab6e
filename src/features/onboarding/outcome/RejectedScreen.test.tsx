import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { renderScreen } from '@/testing/render/renderScreen';
import { renderApp } from '@/testing/render/renderApp';
import type { StatusChange } from '@/testing/mock/mockControl';
import { RejectedScreen } from './RejectedScreen';

beforeEach(() => mock.reset());

const TITLE = 'Pengajuan Anda belum dapat disetujui';
const heading = () => screen.findByRole('heading', { name: TITLE, level: 1 });
const reason = () => screen.getByRole('region', { name: 'Alasan' });
const OF_KYC = /Identitas Anda tidak dapat kami verifikasi/;
const OF_KYC_OF_COMPANY = /Identitas penanggung jawab perusahaan tidak dapat kami verifikasi/;
const OF_STATUS = /belum memenuhi syarat kami saat ini/;

const open = (name: string, query = '') =>
  renderApp(`/onboarding-rejected${query}`, `${name}@bos.test`);

test('the banner of the home page leads to the page that explains', async () => {
  const { user } = await renderApp('/', 'ekyc.rejected@bos.test');
  await user.click(await screen.findByRole('link', { name: 'Lihat penjelasan' }));
  expect(await heading()).toHaveFocus();
  expect(document.title).toBe(`${TITLE} · BOS`);
});

test('a user whom the e-KYC rejected reads what it said, beside the name of the status', async () => {
  await open('ekyc.rejected');
  await heading();
  expect(reason()).toHaveTextContent('Data KTP tidak ditemukan di Dukcapil.');
  expect(reason()).toHaveTextContent('e-KYC Ditolak');
});

test('a user who is not eligible reads so', async () => {
  await open('not.eligible');
  await heading();
  expect(reason()).toHaveTextContent(OF_STATUS);
  expect(reason()).toHaveTextContent('Tidak Memenuhi Syarat');
});

const rejected = (message: string | null): StatusChange => ({
  onboarding_status_id: 8,
  ekyc_result: 'rejected',
  ekyc_message: message,
});

test.each<[string, string, StatusChange, string | RegExp]>([
  ['an individual whose e-KYC gave no reason', 'borrower.individu', rejected(null), OF_KYC],
  ['an individual whose e-KYC gave an empty one', 'funder.individu', rejected(' '), OF_KYC],
  ['a company', 'borrower.corporate', rejected(null), OF_KYC_OF_COMPANY],
  ['a partner', 'partner', rejected(null), OF_KYC_OF_COMPANY],
  [
    'somebody not eligible with a message',
    'borrower.individu',
    { ...rejected('Data ganda.'), onboarding_status_id: 12 },
    'Data ganda.',
  ],
  [
    'somebody not eligible whose e-KYC succeeded',
    'borrower.individu',
    { onboarding_status_id: 12, ekyc_result: 'success', ekyc_message: 'Cocok' },
    OF_STATUS,
  ],
])('%s reads the reason that there is', async (_, name, change, text) => {
  await mock.setStatus(`${name}@bos.test`, change);
  await open(name);
  await heading();
  expect(reason()).toHaveTextContent(text);
  expect(reason()).not.toHaveTextContent('Cocok');
});

test('X1: what the e-KYC said is text, whatever is in it', async () => {
  const said = '<img src=x onerror=alert(1)> {name} onboarding.hub.title';
  await mock.setStatus('borrower.individu@bos.test', rejected(said));
  await open('borrower.individu');
  await heading();
  expect(within(reason()).getByText(said)).toBeVisible();
});

test('says whom to contact, by mail and by phone, and which account to name', async () => {
  await open('ekyc.rejected');
  await heading();
  const next = screen.getByRole('region', { name: 'Yang dapat Anda lakukan' });
  const ways = within(next)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['bantuan@bos.test', 'mailto:bantuan@bos.test'],
    ['02150505050', 'tel:02150505050'],
  ]);
  expect(next).toHaveTextContent('ekyc.rejected@bos.test');
});

test('where the configuration names nobody, our team is named all the same', async () => {
  await renderScreen(<RejectedScreen />, { signedInAs: 'ekyc.rejected@bos.test' });
  // Without the routes nobody has loaded the profile and the detail: the page waits for both.
  await heading();
  const next = screen.getByRole('region', { name: 'Yang dapat Anda lakukan' });
  expect(next).toHaveTextContent('Tim BOS siap menjelaskan');
  expect(within(next).queryByRole('link')).not.toBeInTheDocument();
});

test('the way home keeps the query', async () => {
  const { user, router } = await open('ekyc.rejected', '?campaign=ramadan');
  await heading();
  await user.click(screen.getByRole('link', { name: 'Ke halaman utama' }));
  expect(await screen.findByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/borrower/notification',
    search: '?campaign=ramadan',
  });
});

test('a user who was not accepted can sign out from here', async () => {
  const { user, router, session } = await open('not.eligible');
  await heading();
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(session.read()).toBeNull();
});

test.each([
  ['active.borrower', 'Notifikasi'],
  ['ekyc.invalid', 'Notifikasi'],
  ['ekyc.waiting', 'Pengajuan Anda'],
])('%s, who was not turned down, is sent home', async (name, home) => {
  await open(name);
  expect(await screen.findByRole('heading', { name: home, level: 1 })).toBeVisible();
});
