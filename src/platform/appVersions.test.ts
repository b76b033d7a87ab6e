import { bringUpToDate, followVersions, takeOver } from './appVersions';

const SCOPE = '/bos/';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  scriptURL = `${window.location.origin}/bos/sw.js`;
  readonly messages: unknown[] = [];
  postMessage = (message: unknown) => void this.messages.push(message);
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  scope = `${window.location.origin}${SCOPE}`;
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  update = jest.fn(() => Promise.resolve());
  /** A version is found on the host. */
  find(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
  install(worker: Worker): void {
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
  }
  activate(worker: Worker): void {
    this.waiting = null;
    this.active = worker;
    worker.become('activated');
  }
}

let registration: Registration;
const events = { onStored: jest.fn(), onNewVersion: jest.fn() };

/** Whether the worker has stored the build. */
let isStored: boolean;

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  isStored = true;
  Object.defineProperty(window, 'caches', {
    value: { has: () => Promise.resolve(isStored) },
    configurable: true,
  });
  registration = new Registration();
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
    configurable: true,
  });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const follow = () => followVersions('/bos/sw.js', SCOPE, 0, events);

function withActive(): void {
  registration.active = new Worker();
  registration.active.state = 'activated';
}

test.each([
  ['W3: the first version says that it is stored, and that alone', true, 1],
  ['W6: a first worker that stores nothing, as the kill switch, says nothing', false, 0],
])('%s', async (_title, stores, times) => {
  isStored = stores;
  await follow();
  const first = registration.find();
  registration.install(first);
  registration.activate(first);
  await pass(1_000);
  expect(events.onStored).toHaveBeenCalledTimes(times);
  expect(events.onNewVersion).not.toHaveBeenCalled();
});

test('the first version is fetched once the time that is given has passed, others at once', async () => {
  const register = jest.spyOn(navigator.serviceWorker, 'register');
  const known = jest.spyOn(navigator.serviceWorker, 'getRegistration');
  known.mockResolvedValueOnce(undefined);
  void followVersions('/bos/sw.js', SCOPE, 5_000, events);
  await pass(4_999);
  expect(register).not.toHaveBeenCalled();
  await pass(1);
  expect(register).toHaveBeenCalledTimes(1);
  void followVersions('/bos/sw.js', SCOPE, 5_000, events);
  await pass();
  expect(register).toHaveBeenCalledTimes(2);
});

test('W2: a version that comes to an open page waits, however long the page has been open', async () => {
  withActive();
  await follow();
  for (const times of [1, 2]) {
    registration.install(registration.find());
    await pass(1_000);
    expect(events.onNewVersion).toHaveBeenCalledTimes(times);
  }
  expect(events.onStored).not.toHaveBeenCalled();
});

test.each(['waiting', 'installing'] as const)(
  'W2: a version that is %s already when the page comes is reported',
  async (place) => {
    withActive();
    const worker = new Worker();
    if (place === 'waiting') worker.state = 'installed';
    registration[place] = worker;
    await follow();
    if (place === 'installing') registration.install(worker);
    await pass(1_000);
    expect(events.onNewVersion).toHaveBeenCalledTimes(1);
    // Another tab has let it take over.
    registration.activate(worker);
    await pass();
    expect(events.onNewVersion).toHaveBeenCalledTimes(2);
  },
);

test.each(['waiting', 'installing'] as const)(
  'W5: in the place of another app our first version, which is %s, does not wait',
  async (place) => {
    withActive();
    if (registration.active)
      registration.active.scriptURL = `${window.location.origin}/bos/service-worker.js`;
    const worker = new Worker();
    if (place === 'waiting') worker.state = 'installed';
    registration[place] = worker;
    await follow();
    if (place === 'installing') registration.install(worker);
    await pass(1_000);
    expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    registration.activate(worker);
    await pass();
    expect(events.onStored).toHaveBeenCalledTimes(1);
    expect(events.onNewVersion).not.toHaveBeenCalled();
    // The next one is an update of ours.
    const next = registration.find();
    registration.install(next);
    await pass(1_000);
    expect(next.messages).toEqual([]);
    expect(events.onNewVersion).toHaveBeenCalledTimes(1);
  },
);

test('W2: a version that takes over by itself is reported once', async () => {
  withActive();
  await follow();
  const worker = registration.find();
  registration.install(worker);
  registration.activate(worker);
  await pass(1_000);
  expect(events.onNewVersion).toHaveBeenCalledTimes(1);
});

test('W2: taking over ends once the new version is active', async () => {
  withActive();
  const worker = registration.find();
  registration.install(worker);
  let hasEnded = false;
  const ended = takeOver(SCOPE).then(() => (hasEnded = true));
  await pass();
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(hasEnded).toBe(false);
  registration.activate(worker);
  await ended;
});

test('W2: a newer version that comes in the place of the one that waits takes over itself', async () => {
  withActive();
  const worker = registration.find();
  registration.install(worker);
  let hasEnded = false;
  const ended = takeOver(SCOPE).then((isShown) => {
    hasEnded = true;
    return isShown;
  });
  await pass();
  const newer = registration.find();
  worker.become('redundant');
  await pass();
  // In Chromium the old one is the one that waits until then.
  registration.install(newer);
  await pass(1_000);
  expect(newer.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(hasEnded).toBe(false);
  registration.activate(newer);
  expect(await ended).toBe(true);
});

describe('where the version that waits is given up', () => {
  let isShown: boolean | null;

  /** Its user has asked for it by then. */
  async function giveUp(meanwhile: () => void = () => undefined): Promise<void> {
    withActive();
    const worker = registration.find();
    registration.install(worker);
    isShown = null;
    void takeOver(SCOPE).then((result) => (isShown = result));
    await pass();
    registration.waiting = null;
    meanwhile();
    worker.become('redundant');
    await pass(1_000);
  }

  test('W2: a reload does not show it', async () => {
    await giveUp();
    expect(isShown).toBe(false);
  });

  test('W2: a reload shows a newer one that another tab has let take over', async () => {
    await giveUp(() => {
      const newer = registration.find();
      registration.install(newer);
      registration.activate(newer);
    });
    expect(isShown).toBe(true);
  });

  test('W2: a reload shows what the host has where all workers of the app have gone', async () => {
    await giveUp(() => (registration.active = null));
    expect(isShown).toBe(true);
  });

  test.each([
    ['takes over once it is there', 'installed', true],
    ['is not shown where it fails too', 'redundant', false],
  ] as const)('W2: a newer one that is on its way %s', async (_title, end, result) => {
    const newer = new Worker();
    await giveUp(() => (registration.installing = newer));
    expect(isShown).toBeNull();
    if (end === 'installed') {
      registration.install(newer);
      await pass(1_000);
      expect(newer.messages).toEqual([{ type: 'SKIP_WAITING' }]);
      registration.activate(newer);
    } else {
      registration.installing = null;
      newer.become(end);
    }
    await pass(1_000);
    expect(isShown).toBe(result);
  });

  test('W2: a newer one that does not come within the limit is not shown', async () => {
    await giveUp(() => registration.find());
    await pass(15_000);
    expect(isShown).toBe(false);
  });
});

test('W2: a reload shows the new version where nothing waits, and does not where it does not take over', async () => {
  expect(await takeOver(SCOPE)).toBe(true);
  registration.install(registration.find());
  const ended = takeOver(SCOPE);
  await pass(15_000);
  expect(await ended).toBe(false);
});

test('W1: a page is brought up to date with what the host has now', async () => {
  withActive();
  registration.update.mockImplementation(() => Promise.resolve(void registration.find()));
  const ended = bringUpToDate(SCOPE);
  await pass();
  const worker = registration.installing;
  if (!worker) throw new Error('Nothing was asked of the host');
  registration.install(worker);
  await pass();
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  registration.activate(worker);
  await ended;
});

test('W1: where the host cannot be asked, what waits takes over', async () => {
  registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
  const worker = registration.find();
  registration.install(worker);
  const ended = bringUpToDate(SCOPE);
  await pass();
  registration.activate(worker);
  await ended;
});

test('W7: without workers nothing of it is an error', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await follow();
  await takeOver(SCOPE);
  await bringUpToDate(SCOPE);
});

test('W6: a worker that cannot be registered changes nothing', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      register: () => Promise.reject(new TypeError('Script evaluation failed')),
      getRegistration: () => Promise.resolve(undefined),
    },
    configurable: true,
  });
  const following = follow();
  await pass();
  await following;
  expect(events.onStored).not.toHaveBeenCalled();
});
