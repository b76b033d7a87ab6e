import { screen, waitFor, within } from '@testing-library/react';
import { mock } from '@/testing/mock/mock';
import { findListOf, openNotifications, READER, rowButtons } from '@/testing/pages/notifications';

beforeEach(() => mock.reset());

/** Opens a new notification with this message and address. */
async function openNew(wanted: { message?: string; url?: string | null }) {
  await mock.addNotifications(READER, { title: 'Kabar', ...wanted });
  const view = await openNotifications();
  await findListOf(121);
  await view.user.click(rowButtons()[0]!);
  await screen.findByRole('heading', { name: 'Kabar' });
  return view;
}

const dialog = () => within(screen.getByRole('dialog'));

/** Everything of the open notification that could lead anywhere. */
const waysOut = () =>
  [...dialog().queryAllByRole('link'), ...dialog().queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

describe('the address of a notification', () => {
  test('within the app is followed by the router, and the message is gone', async () => {
    const { user, router } = await openNew({ url: '/bos/settings/bank-account?dari=kabar#x' });
    await user.click(dialog().getByRole('link', { name: 'Buka halaman terkait' }));
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/settings/bank-account?dari=kabar#x');
    expect(await screen.findByText('Halaman lain')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('of the page itself closes the message', async () => {
    const { user, router } = await openNew({ url: '/borrower/notification' });
    await user.click(dialog().getByRole('link', { name: 'Buka halaman terkait' }));
    expect(router.state.location.pathname).toBe('/borrower/notification');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(rowButtons()[0]).toHaveFocus();
  });

  test('X3: of another site asks first, names it, and opens it beside without a trace', async () => {
    const { user } = await openNew({ url: 'https://app.bos.test/loan/7?x=1' });
    expect(screen.queryByRole('link', { name: /Buka/ })).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Buka tautan' }));
    expect(screen.getByRole('heading', { name: 'Tinggalkan BOS?' })).toBeVisible();
    expect(dialog().getByText('app.bos.test')).toBeVisible();
    // A3: the pressed button is gone, and its focus has moved.
    expect(document.body).not.toHaveFocus();
    const link = dialog().getByRole('link', { name: 'Buka situs' });
    expect(link).toHaveAttribute('href', 'https://app.bos.test/loan/7?x=1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(dialog().getByRole('button', { name: 'Kembali' }));
    expect(screen.getByRole('heading', { name: 'Kabar' })).toBeVisible();
  });

  test('X2: that is not safe is not followed: there is nothing to press', async () => {
    await openNew({ url: '/bos/..//evil.test' });
    expect(waysOut()).toEqual(['Tutup']);
  });

  test('that there is none of leaves the message to be read', async () => {
    await openNew({ url: null, message: 'Terima kasih.' });
    expect(waysOut()).toEqual(['Tutup']);
    expect(dialog().getByText('Terima kasih.')).toBeVisible();
  });
});

test('A3: another try to mark it as read leaves the focus at its title, and Escape closes it', async () => {
  await mock.addFault({ method: 'GET', path: '*/notif/detail/*', status: 500, times: 1 });
  const { user } = await openNew({ message: 'Terima kasih.' });
  const message = await dialog().findByText('Notifikasi ini belum tercatat sudah dibaca.');
  await user.click(dialog().getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Kabar' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(rowButtons()[0]).toHaveFocus();
});

describe('links in a message', () => {
  test('lead where they may, ask where they must, and are words where they may not', async () => {
    const { user, router } = await openNew({
      message:
        '<p><a href="/bos/settings/document">dokumen</a> <a href="https://app.bos.test/a">situs</a> ' +
        '<a href="javascript:alert(1)">jahat</a> <a href="//evil.test">samar</a> <a>kosong</a></p>',
    });
    const inside = await dialog().findByRole('link', { name: 'dokumen' });
    expect(waysOut()).toEqual(['dokumen', 'situs', 'Tutup']);
    expect(dialog().getByText(/jahat samar kosong/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'situs' }));
    expect(dialog().getByRole('link', { name: 'Buka situs' })).toHaveAttribute(
      'href',
      'https://app.bos.test/a',
    );
    await user.click(dialog().getByRole('button', { name: 'Kembali' }));
    expect(inside).not.toBeInTheDocument();
    await user.click(await dialog().findByRole('link', { name: 'dokumen' }));
    expect(router.state.location.pathname).toBe('/settings/document');
  });
});
