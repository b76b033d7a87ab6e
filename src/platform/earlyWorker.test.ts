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
  installing: null as Worker | null,
  waiting: null as Worker | null,
  active: null as Worker | null,
});
const register = jest.fn(() => Promise.resolve(registration));
const events = { onStored: jest.fn(), onNewVersion: jest.fn() };

let known: typeof registration | undefined;

beforeEach(() => {
  jest.clearAllMocks();
  known = undefined;
  Object.assign(registration, { installing: null, waiting: null, active: null });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { register, getRegistration: () => Promise.resolve(known) },
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

test('leaves a page alone that has a worker, and one whose browser has none', async () => {
  known = registration;
  await registerEarly(SCRIPT, SCOPE);
  expect(register).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await expect(registerEarly(SCRIPT, SCOPE)).resolves.toBeUndefined();
});

test('W7: a browser that refuses the worker breaks nothing', async () => {
  register.mockRejectedValueOnce(new TypeError('Not here'));
  await expect(registerEarly(SCRIPT, SCOPE)).resolves.toBeUndefined();
});

test.each(['installing', 'waiting', 'active'] as const)(
  'W3: a first version that is %s when the app comes says once that it is stored, and is no new one',
  async (place) => {
    await registerEarly(SCRIPT, SCOPE);
    expect(register).toHaveBeenCalledWith(SCRIPT, { scope: SCOPE });
    const worker = new Worker(place === 'active' ? 'activated' : 'installing');
    registration[place] = worker;
    await followVersions(SCRIPT, SCOPE, 0, events);
    if (place !== 'active') {
      Object.assign(registration, { [place]: null, active: worker });
      worker.become('activated');
    }
    await settle();
    expect(events.onStored).toHaveBeenCalledTimes(1);
    expect(events.onNewVersion).not.toHaveBeenCalled();
  },
);
