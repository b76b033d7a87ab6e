import type { TabsPort } from '@/ports/tabs';
import { makeSafeStorage } from './safeStorage';
import { removeCookie, writeCookie } from './cookies';
import { makeSessionRecord } from './sessionRecord';
import { makeSessionToken, type SessionToken } from './sessionToken';
import { makeTabs } from './tabs';
import { until } from '@/testing/environment/until';

interface Tab extends TabsPort {
  session: SessionToken;
  signIn(token?: string): void;
  signOut(): void;
}

/** Tabs of one browser: they share one storage and one cookie, and each has a channel. */
function openTab(): Tab {
  const storage = makeSafeStorage('localStorage');
  const record = makeSessionRecord(storage);
  const noParameter = { token: () => null, keep: () => undefined, clear: () => undefined };
  const session = makeSessionToken(
    noParameter,
    { shared: storage, tab: makeSafeStorage('sessionStorage'), record },
    false,
  );
  session.resume();
  const tabs = makeTabs(storage, record, session);
  return {
    ...tabs,
    session,
    signIn(token = 'of-A') {
      session.begin(token, null);
      tabs.announceSignIn();
    },
    signOut() {
      session.clear();
      tabs.announceSignOut();
    },
  };
}

const wasCalled = (heard: jest.Mock) => until(() => heard.mock.calls.length > 0);
/** Long enough for a message to arrive. */
const nextMessage = () => new Promise((resolve) => setTimeout(resolve, 50));

const channels: BroadcastChannel[] = [];

class ClosableChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

beforeEach(() => {
  localStorage.clear();
  removeCookie('bos_auth');
  Object.assign(globalThis, { BroadcastChannel: ClosableChannel });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const channel of channels.splice(0)) channel.close();
});

test('N3: signing out in one tab is heard in all others, and not in itself', async () => {
  const here = openTab();
  here.signIn();
  const [heard, elsewhere, alsoElsewhere] = [jest.fn(), jest.fn(), jest.fn()];
  here.onSessionMoved(heard);
  openTab().onSessionMoved(elsewhere);
  openTab().onSessionMoved(alsoElsewhere);
  here.signOut();
  await wasCalled(elsewhere);
  await wasCalled(alsoElsewhere);
  expect(heard).not.toHaveBeenCalled();
});

test('a sign-in is reported where nobody is signed in', async () => {
  const [here, elsewhere] = [openTab(), openTab()];
  const [heard, heardElsewhere] = [jest.fn(), jest.fn()];
  here.onSessionMoved(heard);
  elsewhere.onSessionMoved(heardElsewhere);
  here.signIn();
  await wasCalled(heardElsewhere);
  expect(heard).not.toHaveBeenCalled();
});

test('N3: where site data are blocked, a tab goes by the message and by the cookie', async () => {
  const here = openTab();
  here.signIn();
  const tab = openTab();
  const ended = jest.fn();
  tab.onSessionMoved(ended);
  const record = localStorage.getItem('bos.session') ?? '';
  here.signOut();
  localStorage.setItem('bos.session', record);
  await wasCalled(ended);
  expect(ended).toHaveBeenCalledTimes(1);
});

test("N10: a call that finds another user's token in the cookie reports it", async () => {
  const here = openTab();
  here.signIn();
  const moved = jest.fn();
  here.onSessionMoved(moved);
  here.session.read();
  writeCookie('bos_auth', 'of-B', null);
  here.session.read();
  expect(moved).not.toHaveBeenCalled();
  await wasCalled(moved);
  expect(moved).toHaveBeenCalledTimes(1);
});

test('N3: it is heard by the storage event where there is no BroadcastChannel', () => {
  const refuse = () => {
    throw new Error('not here');
  };
  Object.assign(globalThis, { BroadcastChannel: refuse });
  openTab().signIn();
  const tab = openTab();
  const ended = jest.fn();
  tab.onSessionMoved(ended);
  localStorage.removeItem('bos.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'bos.session' }));
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each([
  ['on focus', () => window.dispatchEvent(new Event('focus'))],
  ['on coming back from the page cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['on coming to light', () => document.dispatchEvent(new Event('visibilitychange'))],
])('N3, N4: a tab that heard nothing looks %s', (_when, happen) => {
  openTab().signIn();
  const tab = openTab();
  const ended = jest.fn();
  tab.onSessionMoved(ended);
  happen();
  expect(ended).not.toHaveBeenCalled();
  localStorage.setItem('bos.session', 'a session that somebody else began meanwhile');
  happen();
  expect(ended).toHaveBeenCalledTimes(1);
  tab.session.leave();
  happen();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a removed listener is not called', async () => {
  const here = openTab();
  const ended = jest.fn();
  openTab().onSessionMoved(ended)();
  here.signOut();
  await nextMessage();
  expect(ended).not.toHaveBeenCalled();
});

test('a time that one tab stores is known to the others', () => {
  openTab().storeTime('session-refresh', 1_234);
  expect(openTab().readTime('session-refresh')).toBe(1_234);
  expect(openTab().readTime('other')).toBeNull();
  openTab().signOut();
  expect(openTab().readTime('session-refresh')).toBeNull();
  localStorage.setItem('bos.time.session-refresh', 'x');
  expect(openTab().readTime('session-refresh')).toBeNull();
});

describe('work that one tab does at a time', () => {
  const withLocks = (locks: unknown) =>
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

  const grant = (_name: string, _options: LockOptions, job: () => Promise<unknown>) => job();
  /** Another tab has the lock and does not release it. */
  const refuse = (_name: string, { signal }: LockOptions) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('waited', 'AbortError')));
    });
  const onTimeout = () => 'busy';

  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('it is done under a lock of its name', async () => {
    const request = jest.fn(grant);
    withLocks({ request });
    expect(
      await openTab().withExclusiveLock('ready-to-onboard', () => Promise.resolve('done')),
    ).toBe('done');
    expect(request.mock.calls[0]?.[0]).toBe('bos.ready-to-onboard');
  });

  test('a browser that has no locks, or refuses them, does it all the same, once', async () => {
    const job = jest.fn(() => Promise.resolve('done'));
    expect(await openTab().withExclusiveLock('x', job)).toBe('done');
    withLocks({ request: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await openTab().withExclusiveLock('x', job)).toBe('done');
    expect(job).toHaveBeenCalledTimes(2);
  });

  test('work that fails is not done twice', async () => {
    withLocks({ request: grant });
    const job = jest.fn(() => Promise.reject(new Error('failed')));
    await expect(openTab().withExclusiveLock('x', job)).rejects.toThrow('failed');
    expect(job).toHaveBeenCalledTimes(1);
  });

  test('work that another tab does not let through is given up after a while, and not done', async () => {
    withLocks({ request: refuse });
    const job = jest.fn(() => Promise.resolve('done'));
    const options = { timeoutMs: 20, onTimeout };
    expect(await openTab().withExclusiveLock('x', job, options)).toBe('busy');
    expect(job).not.toHaveBeenCalled();
  });

  test('work that has begun may take longer than the wait for its turn', async () => {
    withLocks({ request: grant });
    const job = () => new Promise((resolve) => setTimeout(() => resolve('done'), 60));
    expect(await openTab().withExclusiveLock('x', job, { timeoutMs: 20, onTimeout })).toBe('done');
  });
});
