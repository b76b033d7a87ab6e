import { act, screen, waitFor, within } from '@testing-library/react';
import { renderComponent } from '@/testing/render/renderComponent';
import { setViewportWidth } from '@/testing/environment/viewport';
import { AppShell } from './AppShell';
import { MenuAccount } from './MenuAccount';
import type { Menu } from './menuTypes';

const MENU: Menu = [
  {
    id: 'notifications',
    label: 'Notifikasi',
    to: '/notification',
    badge: { text: '99+', label: '120 belum dibaca' },
  },
  {
    id: 'settings',
    label: 'Pengaturan',
    items: [
      { id: 'information', label: 'Borrower Information', to: '/settings/information' },
      { id: 'shareholder', label: 'Pengurus/Pemegang Saham', to: '/settings/shareholder' },
    ],
  },
];

const ACCOUNT = {
  name: 'PT Mitra Niaga',
  email: 'mitra@bos.test',
  role: 'Partner',
  initials: 'MN',
};
const CONTACT = { email: 'bantuan@bos.test', phone: null };

async function renderShell(widthPx: number, hasMenus = true, menu = MENU) {
  setViewportWidth(widthPx);
  const onSignOut = jest.fn();
  const view = renderComponent(
    <AppShell
      menu={menu}
      homeTo="/home"
      account={ACCOUNT}
      contact={CONTACT}
      onSignOut={onSignOut}
      hasMenus={hasMenus}
    >
      <h1 tabIndex={-1}>Beranda</h1>
    </AppShell>,
  );
  // The drawer is fetched; the top menu is there at once.
  if (hasMenus) await screen.findByRole('button', { name: /Keluar|Buka menu/ });
  return { ...view, onSignOut };
}

afterEach(() => setViewportWidth(1024));

test('on a large screen the menu is open and leads to each page', async () => {
  const { user, router, onSignOut } = await renderShell(1024);
  const menu = screen.getByRole('navigation', { name: 'Menu utama' });
  expect(within(menu).getByRole('list', { name: 'Pengaturan' })).toBeVisible();
  await user.click(within(menu).getByRole('link', { name: 'Pengurus/Pemegang Saham' }));
  expect(router.state.location.pathname).toBe('/settings/shareholder');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pengurus');
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test('below 1024 px the menu opens from the top, its groups open one by one', async () => {
  const { user, router } = await renderShell(1023);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Buka menu', expanded: false }));
  expect(screen.queryByRole('link', { name: 'Borrower Information' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pengaturan', expanded: false }));
  await user.click(screen.getByRole('link', { name: 'Borrower Information' }));
  expect(router.state.location.pathname).toBe('/settings/information');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a group of the top menu is open where it has the page on the screen', async () => {
  const { user, router } = await renderShell(360);
  await act(() => router.navigate('/settings/shareholder'));
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Pengurus');
  await user.click(screen.getByRole('button', { name: 'Pengaturan', expanded: true }));
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

test.each([360, 1280])(
  'at %d px the menu says who is signed in, and whom to ask',
  async (width) => {
    const { user } = await renderShell(width, true, []);
    if (width < 1024) await user.click(screen.getByRole('button', { name: 'Buka menu' }));
    const account = screen.getByRole('group', { name: 'Akun Anda' });
    expect(account).toHaveTextContent('MNPT Mitra NiagaPartnermitra@bos.test');
    expect(screen.getByRole('link', { name: 'bantuan@bos.test' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
);

test('an account without a name is shown by its e-mail', () => {
  renderComponent(<MenuAccount account={{ ...ACCOUNT, name: '' }} />);
  expect(screen.getByRole('group')).toHaveTextContent('MNmitra@bos.testPartner');
});

test('what leads to another site says so', async () => {
  const href = 'https://app.bos.test/loan';
  await renderShell(1280, true, [{ id: 'loan', label: 'Pengajuan Pinjaman', href }]);
  const link = screen.getByRole('link', { name: 'Pengajuan Pinjaman (situs lain)' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a user who does not leave is in the open menu again', async () => {
  const href = 'https://app.bos.test/loan';
  const { user } = await renderShell(360, true, [{ id: 'loan', label: 'Pengajuan', href }]);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  const link = screen.getByRole('link', { name: 'Pengajuan (situs lain)' });
  await user.click(link);
  await screen.findByRole('dialog', { name: 'Tinggalkan BOS?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(link).toBeVisible();
  expect(link).toHaveFocus();
});

test('the page that is chosen again, and any other way to a page, closes the top menu', async () => {
  const { user, router } = await renderShell(360, true, [
    { id: 'notifications', label: 'Notifikasi', to: '/notification' },
  ]);
  const opener = screen.getByRole('button', { name: 'Buka menu' });
  await act(() => router.navigate('/notification'));
  await user.click(opener);
  await user.click(screen.getByRole('link', { name: 'Notifikasi' }));
  expect(screen.getByRole('heading', { name: 'Beranda' })).toHaveFocus();
  await user.click(opener);
  expect(screen.getByRole('button', { name: 'Keluar' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'BOS' }));
  expect(router.state.location.pathname).toBe('/home');
  expect(screen.queryByRole('button', { name: 'Keluar' })).not.toBeInTheDocument();
});

test('A10: the top menu closes as the keyboard goes on to the page', async () => {
  const { user } = await renderShell(360);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  act(() => screen.getByRole('button', { name: 'Keluar' }).focus());
  expect(screen.getByRole('button', { name: 'Tutup menu' })).toBeVisible();
  act(() => screen.getByRole('main').focus());
  expect(screen.getByRole('button', { name: 'Buka menu' })).toBeVisible();
});

test('Escape closes the top menu and gives the focus back to its button', async () => {
  const { user } = await renderShell(360);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  expect(screen.getByRole('button', { name: 'Keluar' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Buka menu' })).toHaveFocus();
});

test.each([
  [1024, 1023],
  [1023, 1024],
])('A3: from %d to %d px the focus in the menu goes to the page', async (before, after) => {
  const { user } = await renderShell(before);
  if (before < 1024) await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  act(() => screen.getByRole('button', { name: 'Keluar' }).focus());
  act(() => setViewportWidth(after));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a count in the menu is announced in words', async () => {
  await renderShell(1280);
  expect(screen.getByRole('link', { name: 'Notifikasi 120 belum dibaca' })).toHaveTextContent(
    '99+',
  );
});

test('the first stop of the keyboard leads past the menu', async () => {
  const { user } = await renderShell(1280);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('in the frame of another portal there is no menu', async () => {
  await renderShell(1280, false);
  expect(screen.queryByRole('button', { name: 'Keluar' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Beranda' })).toBeVisible();
});

test('the language is switched from the menu', async () => {
  const { user } = await renderShell(1280);
  const english = screen.getByRole('button', { name: 'English', pressed: false });
  await user.click(english);
  expect(await screen.findByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(english).toHaveAttribute('aria-pressed', 'true');
});

test('what the header of large screens has is in the top menu alone', async () => {
  const menu: Menu = [{ id: 'bell', label: 'Notifikasi', to: '/bell', isForSmallScreens: true }];
  const { unmount } = await renderShell(1280, true, menu);
  expect(screen.queryByRole('link', { name: 'Notifikasi' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();
  const { user } = await renderShell(360, true, menu);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  expect(screen.getByRole('link', { name: 'Notifikasi' })).toBeVisible();
});

test('an empty menu is no landmark', async () => {
  const { user } = await renderShell(360, true, []);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  expect(screen.getByRole('button', { name: 'Keluar' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
