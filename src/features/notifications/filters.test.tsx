import { act, screen, waitFor } from '@testing-library/react';
import { notificationApi } from '@/api/notificationApi';
import { NOTIFICATION_FILTERS } from '@/domain/notifications/notifications';
import { holdEachResponse } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import {
  findListOf,
  listedCount,
  openNotifications,
  rowAt,
  rowButtons,
} from '@/testing/pages/notifications';

beforeEach(() => mock.reset());

const tab = (name: string) => screen.getByRole('tab', { name });

/** Holds back the responses of the list; each is released by the status that was asked for. */
function holdLists() {
  const held = holdEachResponse(({ pathname, searchParams }) =>
    pathname.includes('/list-by-user/') ? searchParams.get('status') : null,
  );
  return async (status: string): Promise<void> => {
    await waitFor(() => expect(held.map(({ name }) => name)).toContain(status));
    held.find(({ name }) => name === status)?.release();
  };
}

/** What the filters 1, 2 and 3 list for the active borrower. */
const counts: Readonly<Record<string, number>> = { 1: 120, 2: 104, 3: 16 };
const names: Readonly<Record<string, string>> = {
  1: 'Semua',
  2: 'Belum Dibaca',
  3: 'Sudah Dibaca',
};

const orders = ['123', '132', '213', '231', '312', '321'];
const chosen = ['123', '231', '312'];

test.each(orders.flatMap((answers) => chosen.map((choices) => [choices, answers] as const)))(
  'C3: chosen in the order %s and answered in the order %s, the filters never show a row of another',
  async (choices, answers) => {
    const letGo = holdLists();
    const { user, store, userId } = await openNotifications();
    const hasArrived = (status: string) => {
      const { select } = notificationApi.endpoints.getNotifications;
      const filter = NOTIFICATION_FILTERS.find((known) => String(known.status) === status)!;
      return select({ userId, status: filter.status })(store.getState()).isSuccess;
    };
    // The first one is fetched without a click.
    for (const choice of choices) await user.click(tab(names[choice]!));
    const last = choices.at(-1)!;
    for (const answer of answers) {
      await letGo(answer);
      await waitFor(() => expect(hasArrived(answer)).toBe(true));
      await act(() => Promise.resolve());
      const isThere = answers.indexOf(last) <= answers.indexOf(answer);
      if (isThere) await findListOf(counts[last]!);
      else expect(listedCount()).toBeNull();
    }
    expect(listedCount()).toBe(counts[last]);
    for (const row of rowButtons().slice(0, last === '1' ? 0 : 3)) {
      const isUnread = /^Belum dibaca: /.test(row.textContent);
      expect(isUnread).toBe(last === '2');
    }
  },
);

test('C3: rows that were there are gone while another filter is on its way', async () => {
  const letGo = holdLists();
  const { user } = await openNotifications();
  await letGo('1');
  await findListOf(120);
  await user.click(tab('Belum Dibaca'));
  expect(listedCount()).toBeNull();
  await user.click(tab('Sudah Dibaca'));
  await letGo('2');
  await letGo('3');
  await findListOf(16);
  for (const row of rowButtons()) expect(row).not.toHaveAccessibleName(/^Belum dibaca/);
});

test('a filter that is chosen again shows what it showed, and asks no more within a minute', async () => {
  const { user } = await openNotifications();
  await findListOf(120);
  await user.click(tab('Belum Dibaca'));
  await findListOf(104);
  await user.click(tab('Semua'));
  expect(listedCount()).toBe(120);
  const lists = (await mock.calls()).filter(({ path }) => path.includes('/list-by-user/'));
  expect(lists.map(({ query }) => query)).toMatchObject([{ status: '1' }, { status: '2' }]);
});

test('are one stop of the keyboard, where arrows, Home and End choose', async () => {
  const { user } = await openNotifications();
  await findListOf(120);
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
  act(() => tab('Semua').focus());
  await user.keyboard('{ArrowLeft}');
  expect(tab('Sudah Dibaca')).toHaveFocus();
  expect(chosen()).toBe('Sudah Dibaca');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('Belum Dibaca')).toHaveFocus();
  expect(chosen()).toBe('Belum Dibaca');
  await user.keyboard('{End}');
  expect(chosen()).toBe('Sudah Dibaca');
  await user.keyboard('{Home}');
  expect(chosen()).toBe('Semua');
  await user.tab();
  expect(screen.getByRole('searchbox', { name: 'Cari notifikasi' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('Semua')).toHaveFocus();
});

test('arrows, Home and End lead from row to row, also to one that is not drawn', async () => {
  const { user } = await openNotifications();
  await findListOf(120);
  act(() => rowButtons()[0]!.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(rowAt(3)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(rowAt(2)).toHaveFocus();
  await user.keyboard('{End}');
  expect(rowAt(120)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(rowAt(120)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(rowAt(1)).toHaveFocus();
});
