import { flush, getClient, type BrowserOptions } from '@sentry/react';
import { settleAll } from '@/testing/render/settle';
import { sendError, startSentry } from './sentry';

const CANARIES = [
  'Ayu Lestari',
  '3174012345678901',
  'Rahasia#2026',
  'eyJhbGciOiJIUzI1NiJ9',
  'ktp-ayu.jpg',
];
const sent: unknown[] = [];
let isWanted = true;

const transport: BrowserOptions['transport'] = () => ({
  send: (envelope) => Promise.resolve((sent.push(envelope), {})),
  flush: () => Promise.resolve(true),
});

/** The items of one type among what was sent. */
const sentOf = (wanted: string) =>
  (sent as [unknown, [{ type: string }, Record<string, unknown>][]][]).flatMap(([, items]) =>
    items.filter(([{ type }]) => type === wanted).map(([, content]) => content),
  );
const events = () => sentOf('event');
/** The headers of the envelopes with an item of one type. */
const headersOf = (wanted: string) =>
  (sent as [Record<string, unknown>, [{ type: string }][]][])
    .filter(([, items]) => items.some(([{ type }]) => type === wanted))
    .map(([header]) => header);

beforeAll(() => {
  // jsdom measures nothing.
  Object.assign(performance, { getEntriesByType: () => [] });
  // Without a listener of its own a page that breaks fails the test.
  window.addEventListener('error', () => undefined);
  window.history.replaceState(null, '', `/bos/ekyc/${CANARIES[3]}?auth=${CANARIES[3]}`);
  document.title = CANARIES[0]!;
  document.cookie = `bos_auth=${CANARIES[3]}`;
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { src: '/bos/assets/runtime.0a1b2c3d4e.js' }));
  // The trace of the page as it is opened is not among those that are sent.
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.2);
  startSentry({
    dsn: 'https://public@errors.provider.test/1',
    hasReplay: false,
    pathWords: new Set(['bos', 'ekyc', 'login', 'consent', 'api']),
    isWanted: () => isWanted,
    transport,
  });
  random.mockRestore();
  // The library names a page here that has a name besides its address, and its other parts add to headers.
  getClient()?.on('createDsc', (trace) => {
    Object.assign(trace, { transaction: `/bos/ekyc/${CANARIES[3]}`, user_id: CANARIES[1] });
  });
  getClient()?.on('beforeEnvelope', ([header]) => {
    Object.assign(header, { page: CANARIES[0] });
  });
});
beforeEach(() => {
  isWanted = true;
  sent.splice(0);
});

test('P1: of a program error its type and its place in the code are sent, and nothing of the user', async () => {
  for (const canary of CANARIES) {
    jest.spyOn(console, 'error').mockImplementation();
    // eslint-disable-next-line no-console -- What a page says in the console must not leave either.
    console.error(canary);
    const error = Object.assign(
      new TypeError(`Broken by ${canary}`, { cause: new Error(canary) }),
      {
        answer: { name: canary },
      },
    );
    sendError(error, { where: 'route' });
    sendError(canary, { where: 'route' });
    window.dispatchEvent(
      new ErrorEvent('error', { error: new RangeError(canary), message: canary }),
    );
    await fetch(`/api/${encodeURIComponent(canary)}?name=${canary}`).catch(() => undefined);
  }
  await settleAll();
  expect(events().length).toBeGreaterThan(CANARIES.length);
  expect(events()[0]).toMatchObject({
    level: 'error',
    release: 'bos@0a1b2c3d4e',
    environment: window.location.hostname,
    tags: { where: 'route' },
    transaction: '/bos/ekyc/{id}',
    exception: { values: expect.arrayContaining([expect.objectContaining({ type: 'TypeError' })]) },
  });
  expect(headersOf('event')[0]).toEqual({
    event_id: events()[0]?.['event_id'],
    sent_at: expect.any(String),
    sdk: { name: 'sentry.javascript.react', version: expect.any(String) },
  });
  const text = JSON.stringify(sent);
  const forms = CANARIES.flatMap((canary) => [
    canary,
    encodeURIComponent(canary),
    btoa(canary),
    Array.from(canary).reverse().join(''),
  ]);
  expect(forms.filter((form) => text.includes(form))).toEqual([]);
});

test('a refusal is a warning, a server error an error; both name the call and its status', async () => {
  sendError(new Error('Call failed: http'), { endpoint: 'getUser', status: 422, level: 'warning' });
  sendError(new Error('Call failed: http'), { endpoint: 'getBanks', status: 503, level: 'error' });
  await settleAll();
  expect(events()).toMatchObject([
    { level: 'warning', tags: { endpoint: 'getUser', status: 422 } },
    { level: 'error', tags: { endpoint: 'getBanks', status: 503 } },
  ]);
});

const goTo = (path: string) => {
  // Without one before it, it would be a redirect.
  document.body.click();
  window.history.pushState(null, '', path);
};

test('P2: replays would be of sessions with an error alone; without their flag none are made', () => {
  expect(getClient()?.getOptions()).toMatchObject({
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
  });
  expect(getClient()?.getIntegrationByName('Replay')).toBeUndefined();
});

test('P3: a fifth of the traces is sent', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.2);
  goTo('/bos/consent/one');
  goTo('/bos/login');
  await flush();
  expect(sentOf('span')).toEqual([]);
  random.mockReturnValue(0.199);
  goTo('/bos/consent/one');
  goTo('/bos/login');
  goTo('/bos/');
  await flush();
  expect(sentOf('span')).not.toEqual([]);
});

test('P1: a navigation is traced by the page that it leads to, and nothing of the user', async () => {
  // Every trace is among the fifth that is sent.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  goTo(`/bos/consent/${CANARIES[3]}?auth=${CANARIES[3]}`);
  goTo('/bos/login');
  goTo('/bos/');
  await flush();
  expect(headersOf('span').at(-1)).toEqual({
    sent_at: expect.any(String),
    sdk: expect.anything(),
    trace: {
      trace_id: expect.any(String),
      public_key: 'public',
      environment: window.location.hostname,
      release: 'bos@0a1b2c3d4e',
      sample_rate: '0.2',
      sample_rand: '0',
      sampled: 'true',
    },
  });
  const spans = sentOf('span').flatMap(({ items }) => items as { name: string }[]);
  // That of the test before is still open, and comes first.
  expect(spans.map(({ name }) => name).slice(-2)).toEqual(['/bos/consent/{id}', '/bos/login']);
  const text = JSON.stringify(sent);
  expect(CANARIES.filter((canary) => text.includes(canary))).toEqual([]);
});

test('P3: once the flag is off nothing goes on by itself', async () => {
  isWanted = false;
  sendError(new Error('Call failed: http'), { where: 'route' });
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('x'), message: 'x' }));
  await settleAll();
  expect(sent).toEqual([]);
});
