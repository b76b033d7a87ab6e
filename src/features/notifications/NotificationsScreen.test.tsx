import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { notificationApi } from '@/api/notificationApi';
import { mock } from '@/testing/mock';
import {
  callsTo,
  findListOf,
  listedCount,
  openNotifications,
  READER,
  rowButtons,
  rows,
  storedNotifications,
} from '@/testing/notifications';

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
    // As the minute does.
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

describe('opening a notification', () => {
  test('marks it read on the server and at once on the page, with one call and no second list', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await bell(104);
    const [newest] = await storedNotifications();
    await mock.addFault({ method: 'GET', path: '*/notif/detail/*', delay_ms: 400, times: 1 });
    await user.click(rowButtons()[0]!);
    expect(await bell(103)).toBeInTheDocument();
    expect(rowButtons()[0]).not.toHaveAccessibleName(/Belum dibaca/);
    expect(within(await dialog()).getByText(/jatuh tempo dalam 3 hari\./)).toBeVisible();
    await waitFor(async () => {
      const calls = await callsTo('/notif/detail/');
      expect(calls.map(({ path, outcome }) => [path, outcome])).toEqual([
        [`/api/notification/notif/detail/${newest!.id}`, 'answered'],
      ]);
    });
    expect((await storedNotifications())[0]).toMatchObject({ read_status: true });
    expect((await storedNotifications()).filter((row) => !row.read_status)).toHaveLength(103);
    expect(await callsTo('/list-by-user/')).toHaveLength(1);
    expect(await callsTo('/unread-count/')).toHaveLength(1);
  });

  test('is undone where the server fails, says so, and can be tried again', async () => {
    const { user, recorded } = await openNotifications();
    await findListOf(120);
    await bell(104);
    await mock.addFault({ method: 'GET', path: '*/notif/detail/*', status: 500, times: 1 });
    await user.click(rowButtons()[0]!);
    const shown = within(await dialog());
    expect(await shown.findByText('Notifikasi ini belum tercatat sudah dibaca.')).toBeVisible();
    expect(await bell(104)).toBeInTheDocument();
    expect(rowButtons()[0]).toHaveAccessibleName(/^Belum dibaca: /);
    expect(recorded.notices).toMatchObject([{ kind: 'error' }]);
    await user.click(shown.getByRole('button', { name: 'Coba lagi' }));
    expect(await bell(103)).toBeInTheDocument();
    await waitFor(() =>
      expect(shown.queryByText('Notifikasi ini belum tercatat sudah dibaca.')).toBeNull(),
    );
    expect((await storedNotifications())[0]).toMatchObject({ read_status: true });
  });

  test('by two clicks at once is one call, and it stays open', async () => {
    await openNotifications();
    await findListOf(120);
    const [row] = rowButtons();
    fireEvent.click(row!);
    fireEvent.click(row!);
    expect(await dialog()).toBeVisible();
    await bell(103);
    await waitFor(async () => expect(await callsTo('/notif/detail/')).toHaveLength(1));
    expect((await callsTo('/notif/detail/')).length).toBe(1);
  });

  test('by a double click stays open, though the second click meets the backdrop', async () => {
    await openNotifications();
    await findListOf(120);
    fireEvent.click(rowButtons()[0]!, { detail: 1 });
    await dialog();
    const backdrop = screen.getAllByRole('presentation').at(-1)!;
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop, { detail: 2 });
    await bell(103);
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop, { detail: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('takes the focus into the message, and gives it back to the row', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await user.click(rowButtons()[2]!);
    const title = (await storedNotifications())[2]!.title;
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rowButtons()[2]).toHaveFocus());
  });

  test('among the unread ones takes it from the list; the next one has the focus', async () => {
    const { user } = await openNotifications();
    await user.click(tab('Belum Dibaca'));
    await findListOf(104);
    const third = (await storedNotifications())[2]!;
    await user.click(rowButtons()[1]!);
    await dialog();
    expect(listedCount()).toBe(103);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rowButtons()[1]).toHaveFocus());
    expect(rowButtons()[1]).toHaveTextContent(third.highlight!);
  });
});

describe('marking all as read', () => {
  test('is one call, which the server, the list and the badge follow', async () => {
    const { user, recorded } = await openNotifications();
    await findListOf(120);
    await bell(104);
    const button = screen.getByRole('button', { name: 'Tandai semua dibaca' });
    act(() => button.focus());
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Notifikasi' })).toBeInTheDocument();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(tab('Semua')).toHaveFocus();
    for (const row of rowButtons()) expect(row).not.toHaveAccessibleName(/Belum dibaca/);
    expect((await storedNotifications()).every((row) => row.read_status)).toBe(true);
    expect(await callsTo('/read-all/')).toHaveLength(1);
    expect(await callsTo('/list-by-user/')).toHaveLength(1);
    expect(recorded.notices).toMatchObject([
      { kind: 'success', body: 'notifications.readAllDone' },
    ]);
    await user.click(tab('Belum Dibaca'));
    expect(await screen.findByText('Semua sudah Anda baca')).toBeVisible();
  });

  test('is undone where the server fails, and the page says so', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await bell(104);
    await mock.addFault({ method: 'POST', path: '*/read-all/*', status: 500, times: 1 });
    await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
    expect(await screen.findByText(/^Notifikasi belum ditandai dibaca/)).toBeVisible();
    expect(await bell(104)).toBeInTheDocument();
    expect(rowButtons()[0]).toHaveAccessibleName(/^Belum dibaca: /);
    await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
    await waitFor(() =>
      expect(screen.queryByText(/^Notifikasi belum ditandai dibaca/)).not.toBeInTheDocument(),
    );
    expect((await storedNotifications()).every((row) => row.read_status)).toBe(true);
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

  test('because the server failed says so, and trying again brings it', async () => {
    await mock.addFault({ method: 'GET', path: '*/list-by-user/*', status: 500, times: 1 });
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
