import { setImmediate } from 'node:timers';
import { act, fireEvent, screen } from '@testing-library/react';
import { notificationApi } from '@/api/notificationApi';
import { holdCalls, type PausedCall } from '@/testing/mock/holdResponses';
import { mock } from '@/testing/mock/mock';
import { openNotifications, rowButtons } from '@/testing/pages/notifications';
import { settleAll } from '@/testing/render/settle';
import { playHistories } from '@/testing/exploration/histories';
import { ordersOf } from '@/testing/exploration/ordersOf';
import { rounds, SEED } from '@/testing/exploration/sample';

const ROUNDS = rounds(100);
const STEPS = 10;

const TABS = { 1: 'Semua', 2: 'Belum Dibaca', 3: 'Sudah Dibaca' } as const;
type Status = keyof typeof TABS;
const STATUSES: readonly Status[] = [1, 2, 3];

/** What waits for a response: the list of a filter, or the unread count. */
type Asked = Status | 'count';
let held: PausedCall<Asked>[] = [];
/** The number of responses of each filter: every response has a row of its own. */
let answered: Record<Status, number> = { 1: 0, 2: 0, 3: 0 };

const rowOf = (status: Status) => ({
  id: status * 1_000 + answered[status],
  user_id: 1,
  user_name: null,
  title: `Daftar ${status}, jawaban ${answered[status]}.`,
  highlight: null,
  message: 'Pesan',
  type: 'info',
  attachment: null,
  url: null,
  created_at: '2026-11-02T03:00:00Z',
  read_status: status === 3,
});

function dataOf(asked: Asked): unknown {
  if (asked === 'count') return { count_unread: 7 };
  answered[asked] += 1;
  return [rowOf(asked)];
}

beforeEach(async () => {
  await mock.reset();
  answered = { 1: 0, 2: 0, 3: 0 };
  held = holdCalls<Asked>(({ pathname, searchParams }) => {
    if (pathname.includes('/unread-count/')) return 'count';
    return pathname.includes('/list-by-user/')
      ? (Number(searchParams.get('status')) as Status)
      : null;
  });
  // The store reports responses with the next frame: here at once.
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    setImmediate(() => draw(performance.now()));
    return 0;
  });
});

function choose(status: Status): void {
  fireEvent.click(screen.getByText(TABS[status], { selector: '[role=tab]' }));
}

async function letGo(at: number, isBroken = false): Promise<void> {
  const [call] = held.splice(at, 1);
  if (isBroken) call?.fail();
  else call?.answer(dataOf(call.name));
  await settleAll();
}

/** The titles of the rows on screen. */
const shown = () =>
  rowButtons().map((row) => /Daftar \d, jawaban \d+\./.exec(row.textContent)?.[0]);

test.each(ordersOf<Asked>([1, 2, 3, 'count']))(
  'C3: of the lists of all filters and the count, answered in the order %s, %s, %s, %s, what is shown is of the filter that was chosen last',
  async (...order) => {
    await openNotifications();
    await settleAll();
    choose(2);
    choose(3);
    await settleAll();
    const there = new Set<Asked>();
    for (const asked of order) {
      await letGo(held.findIndex((call) => call.name === asked));
      there.add(asked);
      expect(shown()).toEqual(there.has(3) ? ['Daftar 3, jawaban 1.'] : []);
      expect(screen.queryAllByText(/^7 notifikasi/)).toHaveLength(there.has('count') ? 1 : 0);
    }
    expect(held).toEqual([]);
  },
);

test(`C3: over ${ROUNDS * STEPS} filters, answers, failures and lists asked for again in any order, no row of another filter or of an older answer is shown (seed ${SEED})`, async () => {
  const { store, userId } = await openNotifications();
  await settleAll();
  let chosen: Status = 1;
  let seen = 0;

  await playHistories(ROUNDS, async ({ below, pick, wrong }) => {
    for (let step = 0; step < STEPS; step += 1) {
      const deed = pick(['choose', 'choose', 'answer', 'answer', 'answer', 'fail', 'again']);
      if (deed === 'choose') choose((chosen = pick(STATUSES)));
      else if (deed === 'again') {
        const query = { userId, status: pick(STATUSES) };
        const options = { forceRefetch: true, subscribe: false };
        act(() => {
          void store.dispatch(notificationApi.endpoints.getNotifications.initiate(query, options));
        });
      } else await letGo(below(held.length), deed === 'fail');

      const newest = `Daftar ${chosen}, jawaban ${answered[chosen]}.`;
      for (const title of shown()) if (title !== newest) wrong.push(`${title}, not ${newest}`);
      seen += shown().length;
    }
  });
  expect(seen).toBeGreaterThan((ROUNDS * STEPS) / 5);
});
