import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { until } from '@/testing/environment/until';
import { holdResponses } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { untilResponses } from '@/testing/mock/untilResponses';
import {
  callsTo,
  findListOf,
  listedCount,
  openNotifications,
  rowButtons,
  storedNotifications,
} from '@/testing/pages/notifications';

beforeEach(() => mock.reset());

const bell = (unread: number) =>
  screen.findByRole('link', { name: `Notifikasi, ${unread} belum dibaca` });
const tab = (name: string) => screen.getByRole('tab', { name });
const dialog = () => screen.findByRole('dialog');

describe('opening a notification', () => {
  test('marks it read on the server and at once on the page, with one call and no second list', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await bell(104);
    const [newest] = await storedNotifications();
    const { release } = holdResponses(`/notif/detail/${newest!.id}`);
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
    release();
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

  test('is undone alone where another one was opened meanwhile', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await bell(104);
    const [newest] = await storedNotifications();
    const path = `*/notif/detail/${newest!.id}`;
    await mock.addFault({ method: 'GET', path, status: 500, times: 1 });
    const { release } = holdResponses(`/notif/detail/${newest!.id}`);
    for (const index of [0, 1]) {
      await user.click(rowButtons()[index]!);
      await dialog();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await bell(102);
    release();
    expect(await bell(103)).toBeInTheDocument();
    expect(rowButtons()[0]).toHaveAccessibleName(/^Belum dibaca: /);
    expect(rowButtons()[1]).not.toHaveAccessibleName(/Belum dibaca/);
  });

  test('that the server has recorded before it failed is not counted as unread', async () => {
    const { user } = await openNotifications();
    await findListOf(120);
    await bell(104);
    const path = '*/notif/detail/*';
    await mock.addFault({ method: 'GET', path, status: 500, is_applied: true, times: 1 });
    await user.click(rowButtons()[0]!);
    await until(async () => (await callsTo('/unread-count/')).length === 2);
    await untilResponses();
    expect(await bell(103)).toBeInTheDocument();
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

  test('by a double click stays open, though the second click hits the backdrop', async () => {
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

  test('of the last unread one leaves no row, and the focus goes to the heading', async () => {
    const email = 'not.eligible@bos.test';
    await mock.addNotifications(email, { count: 1 });
    const { user } = await openNotifications(email);
    await user.click(tab('Belum Dibaca'));
    await findListOf(1);
    await user.click(rowButtons()[0]!);
    await dialog();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Semua sudah Anda baca')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
