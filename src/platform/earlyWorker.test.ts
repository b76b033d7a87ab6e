import { followVersions } from './appVersions';
import { registerEarly } from './earlyWorker';

const [SCRIPT, SCOPE] = ['/bos/sw.js', '/bos/'];

class Worker extends EventTarget {
  scriptURL = `${window.location.origin}${SCRIPT}`;
  constructor(public state: ServiceWorkerState) {
    super();
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registration = Object.assign(new EventTarget(), {
  scope: '',
  installing: null as Worker | null,
  waiting: null as Worker | null,
  active: null as Worker | null,
});
const register = jest.fn(() => Promise.resolve(registration));
const events = { onStored: jest.fn(), onNewVersion: jest.fn() };

/** Whether the browser has the registration already. */
let isKnown: boolean;

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  isKnown = false;
  const scope = `${window.location.origin}${SCOPE}`;
  Object.assign(registration, { scope, installing: null, waiting: null, active: null });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, getRegistration: () => Promise.resolve(isKnown ? registration : undefined) },
    configurable: true,
  });
  Object.defineProperty(window, 'caches', {
    value: { has: () => Promise.resolve(true) },
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function follow(): Promise<void> {
  await followVersions(SCRIPT, SCOPE, 0, events);
  await settle();
}

test('registers nothing where there is a worker, and nothing where the browser has none', async () => {
  isKnown = true;
  await registerEarly(SCRIPT, SCOPE);
  expect(register).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(registerEarly(SCRIPT, SCOPE)).resolves.toBeUndefined();
});

test('registers the worker below that of another app', async () => {
  isKnown = true;
  registration.scope = `${window.location.origin}/`;
  await registerEarly(SCRIPT, SCOPE);
  expect(register).toHaveBeenCalledWith(SCRIPT, { scope: SCOPE });
});

test('W6: a worker that the kill switch has removed from an open page is not registered again', async () => {
  const scriptURL = `${window.location.origin}${SCRIPT}`;
  Object.assign(navigator.serviceWorker, { controller: { scriptURL } });
  await registerEarly(SCRIPT, SCOPE);
  await follow();
  expect(register).not.toHaveBeenCalled();
});

test('W7: a browser that refuses the worker breaks nothing', async () => {
  register.mockRejectedValueOnce(new TypeError('Not here'));
  await expect(registerEarly(SCRIPT, SCOPE)).resolves.toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each(['installing', 'waiting', 'active'] as const)(
  'W3: a first version that is %s when the app comes says once that it is stored, and is no new one',
  async (place) => {
    const worker = new Worker('installing');
    registration.installing = worker;
    await registerEarly(SCRIPT, SCOPE);
    isKnown = true;
    Object.assign(registration, { installing: null, [place]: worker });
    if (place === 'active') worker.state = 'activated';
    await follow();
    if (place !== 'active') {
      Object.assign(registration, { [place]: null, active: worker });
      worker.become('activated');
      await settle();
    }
    // The next page.
    await follow();
    expect(events.onStored).toHaveBeenCalledTimes(1);
    expect(events.onNewVersion).not.toHaveBeenCalled();
  },
);

test('W3: a version that was there before says nothing', async () => {
  isKnown = true;
  registration.active = new Worker('activated');
  await registerEarly(SCRIPT, SCOPE);
  await follow();
  expect(events.onStored).not.toHaveBeenCalled();
});
