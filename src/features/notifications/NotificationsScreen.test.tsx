import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notificationApi } from '@/api/notificationApi';
import { mock } from '@/testing/mock/mock';
import {
  callsTo,
  findListOf,
  openNotifications,
  READER,
  rowButtons,
  rows,
  storedNotifications,
} from '@/testing/pages/notifications';

beforeEach(() => mock.reset());

const bell = (unread: number) =>
  screen.findByRole('link', { name: `Notifikasi, ${unread} belum dibaca` });
const tab = (name: string) => screen.getByRole('tab', { name });
const dialog = () => screen.findByRole('dialog');

describe('the list', () => {
  test('has all 120 notifications of the active borrower, the newest first, 104 of them unread', async () => {
    await openNotifications();
    await findListOf(120);
    expect(await screen.findByText('104 notifikasi belum Anda baca')).toBeVisible();
    expect(await bell(104)).toHaveTextContent('99+');
    const stored = await storedNotifications();
    const drawn = rows();
    drawn.forEach((row, index) => {
      expect(row).toHaveAttribute('aria-posinset', String(index + 1));
      expect(row).toHaveTextContent(stored[index]!.title);
      expect(row).toHaveTextContent(stored[index]!.highlight!);
    });
    expect(drawn.length).toBeGreaterThan(5);
    expect(screen.getByText('120 notifikasi ditampilkan')).toBeInTheDocument();
    const lists = await callsTo('/list-by-user/');
    expect(lists.map(({ query }) => query)).toMatchObject([
      { page: '1', limit: '999', status: '1' },
    ]);
  });

  test('says aloud which ones are unread', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    for (const button of rowButtons()) expect(button).toHaveAccessibleName(/^Belum dibaca: /);
    await user.click(tab('Sudah Dibaca'));
    await findListOf(16);
    for (const button of rowButtons()) expect(button).not.toHaveAccessibleName(/Belum dibaca/);
  });

  test('A5: says aloud how many are shown, also after reading has taken some away', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await user.click(tab('Belum Dibaca'));
    expect(await screen.findByText('104 notifikasi ditampilkan')).toBeInTheDocument();
    await user.click(rowButtons()[0]!);
    await dialog();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('103 notifikasi ditampilkan')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
    expect(await screen.findByText('Tidak ada notifikasi')).toBeInTheDocument();
    expect(screen.queryByText(/notifikasi ditampilkan/)).not.toBeInTheDocument();
  });

  test('G9: of 999 notifications only those in sight are in the page, at either end', async () => {
    await mock.addNotifications(READER, { count: 879 });
    const { container } = await openNotifications();
    await findListOf(999);
    expect(rows().length).toBeLessThan(40);
    const list = screen.getByRole('list');
    window.scrollY = Number.parseFloat(list.style.height) - window.innerHeight;
    fireEvent.scroll(window);
    const oldest = (await storedNotifications()).at(-1)!;
    await waitFor(() => expect(container).toHaveTextContent(oldest.highlight!));
    expect(rows().at(-1)).toHaveAttribute('aria-posinset', '999');
    expect(rows().length).toBeLessThan(40);
    window.scrollY = 0;
  });

  test('of more than 999 says that the latest are shown', async () => {
    await mock.addNotifications(READER, { count: 900 });
    const { user } = await openNotifications();
    await findListOf(999);
    expect(screen.getByText('Hanya 999 notifikasi terbaru yang ditampilkan.')).toBeVisible();
    await user.click(tab('Belum Dibaca'));
    await waitFor(() => expect(tab('Belum Dibaca')).toHaveAttribute('aria-selected', 'true'));
    await findListOf(999);
    await user.click(rowButtons()[0]!);
    await findListOf(998);
    expect(screen.queryByText('Ada notifikasi baru.')).not.toBeInTheDocument();
  });

  test('shows titles and highlights literally, whatever they hold', async () => {
    const text = '<img src=x onerror="window.__pwned=1"><b>tebal</b> &amp; {{7*7}}';
    await mock.addNotifications(READER, { title: text, highlight: text });
    const { user } = await openNotifications();
    await findListOf(121);
    expect(within(rows()[0]!).getAllByText(text, { exact: false })).toHaveLength(2);
    await user.click(rowButtons()[0]!);
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(window).not.toHaveProperty('__pwned');
  });

  test('offers what has come since, and shows it when asked to', async () => {
    const { user, store } = await openNotifications();
    await findListOf(120);
    await bell(104);
    await mock.addNotifications(READER, { title: 'Kabar terbaru' });
    // As the poll every minute does.
    store.dispatch(notificationApi.util.invalidateTags(['UnreadCount']));
    await bell(105);
    expect(await screen.findByText('Ada notifikasi baru.')).toBeVisible();
    expect(screen.queryByText('Kabar terbaru')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tampilkan' }));
    expect(await screen.findByText('Kabar terbaru')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Ada notifikasi baru.')).not.toBeInTheDocument());
    expect(tab('Semua')).toHaveFocus();
  });
});

describe('a list that is not there', () => {
  test('because nothing has come yet says so, for each filter', async () => {
    const { user } = await openNotifications('not.eligible@bos.test');
    expect(await screen.findByRole('heading', { name: 'Belum ada notifikasi' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).not.toBeInTheDocument();
    await user.click(tab('Sudah Dibaca'));
    expect(await screen.findByRole('heading', { name: 'Belum ada yang Anda baca' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Lihat semua notifikasi' }));
    expect(tab('Semua')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Semua')).toHaveFocus();
  });

  test.each([
    ['the server failed', { status: 500 }],
    ['the answer holds nothing that fits', { status: 200, body: { code: 200, data: [null] } }],
  ])('because %s says so, and trying again brings it', async (_why, fault) => {
    await mock.addFault({ method: 'GET', path: '*/list-by-user/*', times: 1, ...fault });
    const { user } = await openNotifications();
    const heading = { name: 'Notifikasi tidak dapat dimuat' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(tab('Semua')).toHaveFocus();
    await findListOf(120);
    expect(screen.queryByRole('heading', heading)).not.toBeInTheDocument();
  });

  test('because it is on its way shows its shape', async () => {
    await mock.addFault({ method: 'GET', path: '*/list-by-user/*', hang: true, times: 1 });
    await openNotifications();
    expect(await screen.findByText('Memuat…')).toBeInTheDocument();
    await mock.clearFaults();
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });
});
