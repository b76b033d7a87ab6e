import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { renderScreen } from '@/testing/render/renderScreen';
import { testConfig } from '@/testing/store/testConfig';
import { LoanLinks } from './LoanLinks';

beforeEach(() => mock.reset());
// What is still loading at the end of a test is not of the next one.
afterEach(untilResponses);

const PATH = '/borrower/dashboard';
const BORROWER = 'active.borrower@bos.test';
const COMPANY = 'active.corporate@bos.test';

const open = async (email: string) => {
  const view = await renderApp(PATH, email);
  await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
  return view;
};
const card = (name: string) => screen.findByRole('region', { name });
const nextStep = () => card('Langkah berikutnya');
const SLOW = { timeout: 8_000 };

test.each([
  [
    'consent.waiting',
    'Menunggu Persetujuan',
    'Lihat status pengajuan',
    'Persetujuan kontak darurat',
  ],
  ['esign', 'Pemilihan e-Sign', 'Lihat status pengajuan', 'Tanda tangan elektronik'],
  ['rm.revision', 'Revisi RM', 'Lihat status pengajuan', 'Analisis tim kami'],
  ['ekyc.invalid', 'e-KYC Tidak Valid', 'Ulangi e-KYC', 'Verifikasi identitas (e-KYC)'],
  ['ekyc.rejected', 'e-KYC Ditolak', 'Lihat penjelasan', 'Verifikasi identitas (e-KYC)'],
  ['ekyc.success', 'e-KYC Berhasil', 'Lihat status pengajuan', 'Analisis tim kami'],
  ['not.eligible', 'Tidak Memenuhi Syarat', 'Lihat penjelasan', 'Keputusan'],
])(
  '%s sees the status %s, the way on and where the application is',
  async (who, status, way, at) => {
    await open(`${who}@bos.test`);
    const step = within(await nextStep());
    expect(step.getByText(status)).toBeVisible();
    expect(step.getByRole('link', { name: way })).toBeVisible();
    const timeline = within(await card('Perjalanan pengajuan'));
    expect(await timeline.findByRole('listitem', { current: true })).toHaveTextContent(at);
  },
);

test('an onboarded borrower sees all data complete, the timeline done, and the way to the settings', async () => {
  await open(BORROWER);
  const step = within(await nextStep());
  expect(step.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Periksa data Anda',
    'Lihat dan tambah dokumen',
    'Kelola rekening bank',
  ]);
  const data = within(await card('Kelengkapan data'));
  expect(await data.findByText('100%', {}, SLOW)).toBeVisible();
  expect(data.getByText('11 dari 11 bagian lengkap')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Kepemilikan perusahaan' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Pinjaman Anda' })).toBeNull();
});

test('what is missing is listed by sub-step, with a link where it can be completed', async () => {
  await mock.reset('empty-lists');
  await open(BORROWER);
  const data = within(await card('Kelengkapan data'));
  const parts = await data.findByRole('list', { name: 'Yang belum lengkap' }, SLOW);
  expect(within(parts).getByText('Rekening Bank')).toBeVisible();
  expect(within(parts).getByRole('link', { name: 'Lengkapi Rekening Bank' })).toHaveAttribute(
    'href',
    '/settings/bank-account',
  );
  expect(data.queryByText('100%')).toBeNull();
});

test('a company sees who owns it, in words beside the picture', async () => {
  await open(COMPANY);
  const owners = within(await card('Kepemilikan perusahaan'));
  const rows = await waitFor(() => {
    const found = owners.getAllByRole('listitem');
    expect(found.length).toBeGreaterThan(2);
    return found;
  });
  const shares = rows.map(({ textContent }) => /[\d,]+(?=%)/.exec(textContent)?.[0] ?? '');
  const sum = shares.reduce((total, share) => total + Number(share.replace(',', '.')), 0);
  expect(Math.round(sum)).toBe(100);
});

test('the five newest notifications are asked for, and opening one marks it read', async () => {
  const { user } = await open(BORROWER);
  const news = within(await card('Notifikasi terbaru'));
  const rows = await news.findAllByRole('button', { name: /^Belum dibaca: / });
  expect(rows).toHaveLength(5);
  await user.click(rows[0]!);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() =>
    expect(news.queryAllByRole('button', { name: /^Belum dibaca: /, hidden: true })).toHaveLength(
      4,
    ),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(rows[0]).toHaveFocus());
  const lists = (await mock.calls()).filter(({ path }) => path.includes('/list-by-user/'));
  expect(lists.map(({ query }) => query)).toMatchObject([{ limit: '5' }]);
  expect(news.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute(
    'href',
    '/borrower/notification',
  );
});

test.each([
  ['*/notif/list-by-user/*', 'Notifikasi terbaru', 'Notifikasi tidak dapat dimuat'],
  ['*/user/banks', 'Kelengkapan data', 'Kelengkapan data belum dapat dimuat'],
  ['*/user/shareholder/all', 'Kepemilikan perusahaan', 'Kepemilikan belum dapat dimuat'],
])('where %s fails, %s alone says so and can be tried again', async (path, name, said) => {
  await mock.addFault({ method: 'GET', path, status: 500 });
  const { user } = await open(COMPANY);
  const failed = within(await card(name));
  expect(await failed.findByText(said, {}, SLOW)).toBeVisible();
  await within(await card('Perjalanan pengajuan')).findByText('Keputusan');
  await mock.clearFaults();
  await user.click(failed.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(failed.queryByText(said)).toBeNull(), SLOW);
});

test('with the flag an onboarded borrower applies for a loan in the external app', async () => {
  jest.replaceProperty(testConfig, 'externalAppUrl', 'https://app.bos.test');
  await mock.setFlags({ 'main-menu': true });
  await open(BORROWER);
  const loans = within(await card('Pinjaman Anda'));
  expect(loans.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['loan', 'billing', 'payment'].map((page) => `https://app.bos.test/${page}`),
  );
  const step = within(await nextStep());
  expect(step.getAllByRole('link')[0]).toHaveAttribute('href', 'https://app.bos.test/loan');
});

test('X3: the loan pages ask before they lead to the external app', async () => {
  const loans = [{ label: 'Pengajuan Pinjaman', href: 'https://app.example/loan' }];
  const { user } = await renderScreen(<LoanLinks loans={loans} />);
  await user.click(screen.getByRole('link', { name: 'Pengajuan Pinjaman (situs lain)' }));
  expect(within(await screen.findByRole('dialog')).getByText('app.example')).toBeVisible();
});
