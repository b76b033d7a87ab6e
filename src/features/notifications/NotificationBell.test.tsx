import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '@/api/baseApi';
import { mock } from '@/testing/mock/mock';
import { READER } from '@/testing/pages/notifications';
import { renderScreen } from '@/testing/render/renderScreen';
import { NotificationBell } from './NotificationBell';

const A_MINUTE_MS = 60_000;

beforeEach(() => mock.reset());

const startTimer = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = startTimer;
});

/**
 * Holds back only timers of a minute: API calls need the others. It is no mock function, because
 * Testing Library would then expect fake timers.
 */
function holdMinutes() {
  let due: (() => void) | null = null;
  const hold = (run: () => void, delayMs?: number) => {
    if (delayMs !== A_MINUTE_MS) return startTimer(run, delayMs);
    // A later timer replaces the earlier one.
    due = run;
    return startTimer(() => undefined, 0);
  };
  globalThis.setTimeout = Object.assign(hold, startTimer);
  return () => {
    const run = due;
    due = null;
    expect(run).not.toBeNull();
    act(() => run?.());
  };
}

async function openBell(email = READER) {
  const passMinute = holdMinutes();
  const userId = (await mock.db()).users.find((user) => user.email === email)!.id;
  const view = await renderScreen(
    <NotificationBell userId={userId} to="/borrower/notification" />,
    { signedInAs: email },
  );
  return { ...view, passMinute };
}

const bell = (name: string) => screen.findByRole('link', { name });

const callsForCount = () =>
  waitFor(async () => (await mock.calls()).filter(({ path }) => path.includes('/unread-count/')));

test('says how many are unread, shows at most 99+, and leads to the notifications', async () => {
  await openBell();
  expect(await bell('Notifikasi, 104 belum dibaca')).toHaveTextContent('99+');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/borrower/notification');
});

test('has no badge where nothing is unread', async () => {
  await openBell('not.eligible@bos.test');
  await waitFor(async () => expect((await callsForCount())[0]?.status).toBe(200));
  expect(await bell('Notifikasi')).toHaveTextContent(/^Notifikasi$/);
});

test('loads again each minute, and pauses while the page is hidden', async () => {
  const { store, passMinute } = await openBell();
  await bell('Notifikasi, 104 belum dibaca');
  await mock.addNotifications(READER, { count: 2 });
  passMinute();
  expect(await bell('Notifikasi, 106 belum dibaca')).toBeVisible();

  act(() => void store.dispatch(baseApi.internalActions.onFocusLost()));
  await mock.addNotifications(READER, { count: 1 });
  passMinute();
  passMinute();
  expect(await callsForCount()).toHaveLength(2);

  act(() => void store.dispatch(baseApi.internalActions.onFocus()));
  passMinute();
  expect(await bell('Notifikasi, 107 belum dibaca')).toBeVisible();
  expect(await callsForCount()).toHaveLength(3);
});

test('keeps the last count where the server fails, and shows no message', async () => {
  const { recorded, passMinute } = await openBell();
  await bell('Notifikasi, 104 belum dibaca');
  await mock.addFault({ method: 'GET', path: '*/unread-count/*', status: 500, times: 1 });
  passMinute();
  await waitFor(async () => expect((await callsForCount()).at(-1)?.status).toBe(500));
  expect(await bell('Notifikasi, 104 belum dibaca')).toBeVisible();
  expect(recorded.notices).toEqual([]);
});
