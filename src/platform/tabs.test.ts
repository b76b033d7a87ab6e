import { makeSafeStorage } from './safeStorage';
import { makeTabs, type Tabs } from './tabs';

/** Tabs of one browser: one storage, and a channel each. */
const openTab = (): Tabs => makeTabs(makeSafeStorage('localStorage'));

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
  Object.assign(globalThis, { BroadcastChannel: ClosableChannel });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const channel of channels.splice(0)) channel.close();
});

test('N3: signing out in one tab is heard in all others, and not in itself', async () => {
  const here = openTab();
  here.announceSignIn();
  const [heard, elsewhere, alsoElsewhere] = [jest.fn(), jest.fn(), jest.fn()];
  here.onSessionEnded(heard);
  openTab().onSessionEnded(elsewhere);
  openTab().onSessionEnded(alsoElsewhere);
  here.announceSignOut();
  await nextMessage();
  expect(elsewhere).toHaveBeenCalled();
  expect(alsoElsewhere).toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
});

test('N3: it is heard by the storage event where there is no BroadcastChannel', () => {
  const refuse = () => {
    throw new Error('not here');
  };
  Object.assign(globalThis, { BroadcastChannel: refuse });
  openTab().announceSignIn();
  const tab = openTab();
  const ended = jest.fn();
  tab.onSessionEnded(ended);
  localStorage.removeItem('bos.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'bos.session' }));
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each([
  ['on focus', () => window.dispatchEvent(new Event('focus'))],
  ['on coming back from the page cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['on coming to light', () => document.dispatchEvent(new Event('visibilitychange'))],
])('N3, N4: a tab that heard nothing looks %s', (_when, happen) => {
  openTab().announceSignIn();
  const tab = openTab();
  const ended = jest.fn();
  tab.onSessionEnded(ended);
  happen();
  expect(ended).not.toHaveBeenCalled();
  localStorage.setItem('bos.session', 'a session that somebody else began meanwhile');
  happen();
  happen();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('who has stopped listening hears nothing', async () => {
  const here = openTab();
  const ended = jest.fn();
  openTab().onSessionEnded(ended)();
  here.announceSignOut();
  await nextMessage();
  expect(ended).not.toHaveBeenCalled();
});

test('a time that one tab stores is known to the others', () => {
  openTab().storeTime('session-refresh', 1_234);
  expect(openTab().readTime('session-refresh')).toBe(1_234);
  expect(openTab().readTime('other')).toBeNull();
  localStorage.setItem('bos.time.session-refresh', 'x');
  expect(openTab().readTime('session-refresh')).toBeNull();
});

describe('work that one tab does at a time', () => {
  const withLocks = (locks: unknown) =>
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('it is done under a lock of its name', async () => {
    const request = jest.fn((_name: string, job: () => Promise<unknown>) => job());
    withLocks({ request });
    expect(await openTab().runAlone('ready-to-onboard', () => Promise.resolve('done'))).toBe(
      'done',
    );
    expect(request.mock.calls[0]?.[0]).toBe('bos.ready-to-onboard');
  });

  test('a browser that has no locks, or refuses them, does it all the same, once', async () => {
    const job = jest.fn(() => Promise.resolve('done'));
    expect(await openTab().runAlone('x', job)).toBe('done');
    withLocks({ request: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await openTab().runAlone('x', job)).toBe('done');
    expect(job).toHaveBeenCalledTimes(2);
  });

  test('work that fails is not done twice', async () => {
    withLocks({ request: (_name: string, job: () => Promise<unknown>) => job() });
    const job = jest.fn(() => Promise.reject(new Error('failed')));
    await expect(openTab().runAlone('x', job)).rejects.toThrow('failed');
    expect(job).toHaveBeenCalledTimes(1);
  });
});
