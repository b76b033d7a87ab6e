import { act, screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { PATHS } from '@/domain/access/paths';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import { renderApp } from '@/testing/render/renderApp';
import { setViewportWidth } from '@/testing/environment/viewport';
import { builtPaths } from './builtPaths';

beforeEach(() => mock.reset());
afterEach(() => setViewportWidth(1024));

const example = (path: string): string => path.replace(/:id\??/, '7').replace(':token', 'abc');

test('every route whose screen exists is in the router, and no other is', async () => {
  const { router } = await renderApp('/');
  for (const path of Object.values(PATHS).map(example)) {
    const patterns = (matchRoutes(router.routes, path) ?? []).map(({ route }) => route.path);
    const isRouted = patterns.some((pattern) => pattern !== undefined && pattern !== '*');
    const isBuilt = [...builtPaths].map(example).includes(path);
    expect({ path, isRouted }).toEqual({ path, isRouted: isBuilt });
  }
});

test('a visitor without a session is sent from the root to the login page', async () => {
  const { router } = await renderApp('/?from=back-office');
  expect(await screen.findByRole('button', { name: 'Masuk' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?from=back-office' });
});

test.each([
  ['borrower.individu', '/borrower/onboarding/individu-non-partner', 'Pengajuan Anda'],
  ['active.funder', '/funder/notification', 'Notifikasi'],
])('%s comes from the root to %s', async (name, path, heading) => {
  const { router } = await renderApp('/', `${name}@bos.test`);
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test('a user without a matching variant is signed out and shown the reason', async () => {
  const { router, session } = await renderApp('/', 'backoffice@bos.test');
  expect(await screen.findByText('Invalid role')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(session.read()).toBeNull();
});

test.each([
  ['Gagal', { status: 500 }, 'Terjadi kesalahan, silahkan coba lagi nanti'],
  ['Peringatan', { status: 403, body: { code: 403, error: 'Akun diblokir' } }, 'Akun diblokir'],
])(
  'a profile that the server refuses is shown as %j, ends the session and leads to sign in',
  async (title, fault, said) => {
    await mock.addFault({ method: 'GET', path: '*/auth/profile', ...fault });
    const { router, session } = await renderApp('/', 'active.borrower@bos.test');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText(title)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(session.read()).toBeNull();
  },
);

test('A3: a lost connection signs nobody out: the page offers another try, and one more, which ends at its heading', async () => {
  await mock.addFault({ method: 'GET', path: '*/auth/profile', drop: true });
  const { session, user } = await renderApp('/', 'active.borrower@bos.test');
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  await untilResponses();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  expect(session.read()).not.toBeNull();
  await mock.clearFaults();
  await user.click(retry);
  const heading = await screen.findByRole('heading', { name: 'Notifikasi', level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
});

test.each([
  ['an error', { status: 500 }],
  ['a refusal', { status: 403 }],
])(
  '%s for the user detail signs nobody out: another try is offered, which works',
  async (_, how) => {
    await mock.addFault({ method: 'GET', path: '*/user/detail', ...how });
    const { session, user } = await renderApp('/', 'active.borrower@bos.test');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(session.read()).not.toBeNull();
    await mock.clearFaults();
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  },
);

test.each(['*/user/detail', '*/user/onboarding-step/detail', '*/user/banks'])(
  'A3: another try for a page that %s kept away ends at its heading, and 200 is no error code',
  async (path) => {
    await mock.addFault({ method: 'GET', path, status: 200, body: {} });
    const hub = '/borrower/onboarding/individu-non-partner';
    const { user } = await renderApp(hub, 'borrower.individu@bos.test');
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(screen.queryByText(/^Kode/)).not.toBeInTheDocument();
    await mock.clearFaults();
    await user.click(retry);
    const heading = await screen.findByRole('heading', { name: 'Pengajuan Anda', level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
  },
);

test('a user at an address without a page can still sign out', async () => {
  const { router, session, user } = await renderApp('/nowhere', 'active.partner@bos.test');
  expect(await screen.findByText('Halaman tidak ditemukan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(session.read()).toBeNull();
});

test('where nobody is signed in, a page that does not exist offers no sign-out', async () => {
  await renderApp('/nowhere');
  expect(await screen.findByText('Halaman tidak ditemukan')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keluar' })).not.toBeInTheDocument();
});

test('A3: a missing page has the focus on its heading when one comes to it from another', async () => {
  const { user, router } = await renderApp('/login');
  await user.click(await screen.findByRole('button', { name: 'Masuk' }));
  await act(() => router.navigate('/nowhere'));
  const heading = await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' });
  expect(heading).toHaveFocus();
});

test('a funder whose company has submitted sees the status of the application on the home page', async () => {
  await mock.setStatus('funder.corporate@bos.test', { onboarding_status_id: 2 });
  const { router } = await renderApp('/', 'funder.corporate@bos.test');
  const status = within(await screen.findByRole('region', { name: 'Status pengajuan Anda' }));
  expect(status.getByText('Pemilihan e-Sign')).toBeVisible();
  expect(router.state.location.pathname).toBe('/funder/notification');
});

test('on small screens the menu leads to the notifications and counts the unread ones', async () => {
  setViewportWidth(360);
  const { router, user } = await renderApp('/', 'active.borrower@bos.test');
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu utama' });
  const entry = within(menu).getByRole('link', { name: /^Notifikasi/ });
  await waitFor(() => expect(entry).toHaveAccessibleName(/belum dibaca/));
  await user.click(entry);
  expect(router.state.location.pathname).toBe('/borrower/notification');
});

test('on large screens the bell has the notifications, and a menu without entries is not shown', async () => {
  await mock.setStatus('active.borrower@bos.test', { onboarding_status_id: 2 });
  setViewportWidth(1280);
  await renderApp('/', 'active.borrower@bos.test');
  expect(await screen.findByRole('button', { name: 'Keluar' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Notifikasi/ })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu utama' })).not.toBeInTheDocument();
});

test('a private page shows nothing without a session, and sends no call', async () => {
  const { router } = await renderApp('/borrower/notification');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const asked = (await mock.calls()).map(({ path }) => path);
  expect(asked.filter((path) => path.includes('/identity/'))).toEqual([]);
});

test('signing out ends the session at once, also while the server hangs', async () => {
  await mock.addFault({ method: 'POST', path: '*/auth/logout', hang: true });
  const { router, session, user } = await renderApp('/', 'active.borrower@bos.test');
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(session.read()).toBeNull();
});
