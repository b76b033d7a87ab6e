import { screen, within } from '@testing-library/react';
import { OnboardingLayout } from '@/features/onboarding/screens/OnboardingLayout';
import { exampleFlow } from '@/testing/onboarding/exampleFlow';
import { mock } from '@/testing/mock/mock';
import { renderApp } from '@/testing/render/renderApp';
import type { MakeRoutes } from './entry/withGuards';
import { RootLayout } from './layouts/RootLayout';
import { onboardingRoute } from './onboardingRoute';

const { path: HUB } = exampleFlow.variant;

const ExampleOnboarding = () => <OnboardingLayout flow={exampleFlow} />;

const makeRoutes: MakeRoutes = (guards) => [
  {
    element: <RootLayout />,
    children: [
      onboardingRoute(guards, exampleFlow.variant, () => Promise.resolve(ExampleOnboarding)),
      { path: '/', element: <h1>Beranda</h1> },
    ],
  },
];

const open = (path: string, name = 'borrower.individu') =>
  renderApp(path, `${name}@bos.test`, {}, makeRoutes);

/** The steps beside the form that can be opened. */
const stepsToOpen = () =>
  within(screen.getByRole('navigation', { name: 'Langkah pengisian' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => mock.reset());

describe('an eighth variant, which is a data file and nothing else', () => {
  test('has a hub with its own steps, in its own order', async () => {
    await open(HUB);
    await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Konsultasi', 'Keuangan', 'Data Pribadi', 'Tinjau dan Kirim']);
    const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(parts.map((text) => text.replace(/Belum.*$/, '').trim())).toEqual([
      'Keluarga dan Konsultasi',
      'Laporan Keuangan',
      'Rekening Bank',
      'Mutasi Rekening',
      'Alamat Domisili',
      'Dokumen Agunan',
      'Tinjau dan Kirim',
    ]);
  });

  test('is walked from sub-step to sub-step, and stores what it asks for', async () => {
    const { user, router } = await open(HUB);
    await user.click(await screen.findByRole('link', { name: 'Mulai' }));
    await screen.findByRole('heading', { name: 'Keluarga dan Konsultasi', level: 1 });
    expect(screen.getByText('Langkah 1 dari 7')).toBeVisible();
    expect(stepsToOpen()).toEqual([expect.stringContaining('Keluarga dan Konsultasi')]);
    expect(screen.queryByLabelText('Tanggal Konsultasi')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Tidak' }));
    await user.click(screen.getByRole('button', { name: 'Simpan & Lanjutkan' }));
    await screen.findByRole('heading', { name: 'Laporan Keuangan', level: 1 });
    expect(stepsToOpen()).toEqual([
      expect.stringContaining('Keluarga dan Konsultasi'),
      expect.stringContaining('Laporan Keuangan'),
    ]);
    expect(router.state.location.pathname).toBe(`${HUB}/finance/financial-statements`);

    const sent = (await mock.calls())
      .filter(({ method, path }) => method !== 'GET' && path.includes('/user/'))
      .map(({ path, body }) => [path, body]);
    expect(sent).toContainEqual([
      '/api/identity/user/onboarding-step/save',
      { step: 'consultation', sub_step: 'provider-family' },
    ]);
    expect(sent.map(([path]) => path)).not.toContain(
      '/api/identity/user/consultation-schedule/save',
    );

    await user.click(screen.getByRole('button', { name: 'Simpan & Lanjutkan' }));
    expect(await screen.findByText('Tambahkan sedikitnya satu laporan keuangan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    await screen.findByRole('heading', { name: 'Keluarga dan Konsultasi', level: 1 });
    expect(screen.getByRole('radio', { name: 'Tidak' })).toBeChecked();
  });

  test('asks for as many months as it says', async () => {
    await open(`${HUB}/finance/bank-statements`, 'ekyc.waiting');
    await screen.findByRole('heading', { name: 'Mutasi Rekening', level: 1 });
    expect(await screen.findByText(/2 bulan/)).toBeVisible();
  });

  test('lists in its review just what is missing', async () => {
    await open(`${HUB}/review/review`);
    const missing = within(
      await screen.findByRole('group', { name: 'Masih ada yang belum lengkap' }),
    );
    expect(missing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Keluarga dan Konsultasi',
      'Laporan Keuangan',
      'Rekening Bank',
      'Mutasi Rekening',
      'Alamat Domisili',
      'Dokumen Agunan',
    ]);
  });

  test('admits only the users it is for', async () => {
    await open(HUB, 'funder.individu');
    expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible();
  });
});
