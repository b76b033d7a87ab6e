import { mock } from '@/testing/mock/mock';
import { oneLock } from '@/testing/store/oneLock';
import { callsSeen, makeTestStore, type TestStore } from '@/testing/store/testStore';
import { messageRef } from '@/primitives/messageRef';
import type { Effects } from '../effects';
import { selectHasSession } from '../slices/session';
import { watchPage } from '../watchPage';
import { leaveWhenIdle } from './idle';
import { refreshSession } from './refresh';

const APPLICANT = 'active.borrower@bos.test';
const MINUTE_MS = 60_000;
const START_MS = Date.now();

/** A clock that the test moves. */
function movedClock() {
  const clock = { nowMs: () => START_MS, wait: () => Promise.resolve() };
  return { clock, moveTo: (ms: number) => (clock.nowMs = () => START_MS + ms) };
}

const refreshes = async () =>
  (await callsSeen()).filter((call) => call.endsWith('/update-user-token')).length;

beforeEach(() => mock.reset());

describe('activity', () => {
  test('N9: it takes a fresh token at most once a minute', async () => {
    const { clock, moveTo } = movedClock();
    const { store, effects } = await makeTestStore({ signedInAs: APPLICANT, clock });
    const before = effects.session.read()?.token;
    for (let second = 0; second <= 130; second += 10) {
      moveTo(second * 1_000);
      await store.dispatch(refreshSession());
    }
    expect(await refreshes()).toBe(3);
    expect(effects.session.read()?.token).not.toBe(before);
  });

  test('N9: five tabs at work together take one a minute', async () => {
    const { clock, moveTo } = movedClock();
    const first = await makeTestStore({ signedInAs: APPLICANT, clock });
    const { session, tabs } = first.effects;
    tabs.withExclusiveLock = oneLock();
    const others = await Promise.all(
      Array.from({ length: 4 }, () => makeTestStore({ session, tabs, clock })),
    );
    const all = [first, ...others];
    await Promise.all(all.map(({ store }) => store.dispatch(refreshSession())));
    moveTo(MINUTE_MS);
    await Promise.all(all.map(({ store }) => store.dispatch(refreshSession())));
    expect(await refreshes()).toBe(2);
  });

  test('a tab that lives on auth, one without a session, and one offline take none', async () => {
    const token = await mock.token(APPLICANT, 'session');
    const session = {
      read: () => ({ token, source: 'auth' as const }),
      resume: () => ({ token, source: 'auth' as const }),
      begin: () => undefined,
      store: () => undefined,
      endsAtMs: () => null,
      clear: () => undefined,
      leave: () => undefined,
      others: () => null,
    };
    const offline = await makeTestStore({ signedInAs: APPLICANT });
    offline.network.setOnline(false);
    for (const { store } of [await makeTestStore({ session }), await makeTestStore(), offline])
      await store.dispatch(refreshSession());
    expect(await refreshes()).toBe(0);
  });

  test('a refresh that fails is not shown and is not tried again at once', async () => {
    await mock.addFault({ method: 'POST', path: '*/update-user-token', status: 500 });
    const { store, effects, recorded } = await makeTestStore({ signedInAs: APPLICANT });
    const before = effects.session.read()?.token;
    await store.dispatch(refreshSession());
    await store.dispatch(refreshSession());
    expect([await refreshes(), recorded.notices]).toEqual([1, []]);
    expect(effects.session.read()?.token).toBe(before);
  });
});

describe('idleness', () => {
  const twoMinutesAgo = START_MS - 2 * MINUTE_MS;

  async function idle(overrides: Partial<Effects> = {}, hasToken = false): Promise<TestStore> {
    const { clock } = movedClock();
    const made = await makeTestStore({ signedInAs: APPLICANT, clock, ...overrides });
    if (!hasToken) made.effects.session.clear();
    return made;
  }

  test('N8: after two minutes without a token it leads to login, with one warning', async () => {
    const { store, recorded } = await idle();
    store.dispatch(leaveWhenIdle(twoMinutesAgo + 1));
    expect(recorded.navigations).toEqual([]);
    store.dispatch(leaveWhenIdle(twoMinutesAgo));
    store.dispatch(leaveWhenIdle(twoMinutesAgo));
    expect(recorded.notices).toEqual([
      {
        kind: 'warning',
        title: messageRef('access.session.expired.title'),
        body: messageRef('access.session.expired.body'),
        signOutReason: 'session',
      },
    ]);
    expect(recorded.navigations).toEqual([
      { path: '/login', options: { replace: true, keepQuery: true } },
    ]);
    expect(selectHasSession(store.getState())).toBe(false);
  });

  test('who has a token, or is on a page for everybody, may be idle for ever', async () => {
    for (const made of [await idle({}, true), await idle({ pageNeedsSession: () => false })]) {
      made.store.dispatch(leaveWhenIdle(0));
      expect(made.recorded.navigations).toEqual([]);
    }
  });
});

test('the page reports what happens on it to the store, until it is stopped', async () => {
  let online = (_isOnline: boolean) => undefined as void;
  let hidden = (_isVisible: boolean) => undefined as void;
  const stopped: string[] = [];
  const { store, effects } = await makeTestStore({
    network: {
      isOnline: () => false,
      subscribe: (listener) => ((online = listener), () => stopped.push('network')),
    },
    userActivity: {
      onActivity: () => () => stopped.push('activity'),
      onIdleness: () => () => stopped.push('idleness'),
      onVisibilityChange: (listener) => ((hidden = listener), () => stopped.push('visibility')),
    },
  });
  const stop = watchPage(store, effects);
  expect(store.getState().network.isOnline).toBe(false);
  online(true);
  expect(store.getState().network.isOnline).toBe(true);
  hidden(false);
  expect(store.getState().api.config.focused).toBe(false);
  stop();
  expect([...new Set(stopped)].sort()).toEqual(['activity', 'idleness', 'network', 'visibility']);
});
