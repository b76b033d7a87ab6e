import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { POLL_MS } from '@/api/flagService';
import { useFlag } from '@/api/useFlag';
import { FLAG_DEFAULTS, type FlagName } from '@/domain/flags';
import { mock } from '@/testing/mock/mock';
import { makeTestStore } from '@/testing/store/testStore';
import { FlagsProvider } from './FlagsProvider';

const EVALUATE = { method: 'POST', path: '*/evaluate/flags' };
const NAMES = Object.keys(FLAG_DEFAULTS) as FlagName[];

const Flag = ({ name }: { name: FlagName }) => useFlag(name) && <li>{name}</li>;

async function renderFlags() {
  const { store, recorded } = await makeTestStore();
  const { unmount } = render(
    <Provider store={store}>
      <FlagsProvider>
        <ul>
          {NAMES.map((name) => (
            <Flag key={name} name={name} />
          ))}
        </ul>
      </FlagsProvider>
    </Provider>,
  );
  return { unmount, recorded };
}

const on = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const requests = async () =>
  (await mock.calls()).filter(({ path }) => path.endsWith('/ofrep/v1/evaluate/flags'));
const untilAsked = (times: number) =>
  waitFor(async () => expect((await requests()).length).toBeGreaterThanOrEqual(times));

const realTimers = { setTimeout, setInterval };
const SHORT_MS = 60;

/** The minute between two requests takes a moment. */
function shortenTheMinute(): void {
  const shortened = (delayMs?: number) => (delayMs === POLL_MS ? SHORT_MS : delayMs);
  globalThis.setTimeout = ((run: () => void, delayMs?: number) =>
    realTimers.setTimeout(run, shortened(delayMs))) as typeof setTimeout;
  globalThis.setInterval = ((run: () => void, delayMs?: number) =>
    realTimers.setInterval(run, shortened(delayMs))) as typeof setInterval;
}

const wait = (durationMs: number) =>
  new Promise((resolve) => realTimers.setTimeout(resolve, durationMs));

beforeEach(() => mock.reset());
afterEach(() => Object.assign(globalThis, realTimers));

test('flags have their defaults at first, and then the values of the service', async () => {
  await mock.setFlags({ 'main-menu': true });
  await renderFlags();
  expect(on()).toEqual([]);
  await waitFor(() => expect(on()).toEqual(['main-menu']));
  const [request] = await requests();
  expect(request?.body).toEqual({ context: {} });
  expect(request?.contract_errors).toEqual([]);
});

test('a change is seen within a minute, and no flag is sent while there is none', async () => {
  shortenTheMinute();
  await mock.setFlags({ 'main-menu': true });
  await renderFlags();
  await waitFor(() => expect(on()).toEqual(['main-menu']));
  await untilAsked(2);
  await mock.setFlags({ 'main-menu': false, 'trade-checking-label': true });
  await waitFor(() => expect(on()).toEqual(['trade-checking-label']));
  const [first, second] = await requests();
  expect([first?.status, second?.status]).toEqual([200, 304]);
});

test('a change is seen as soon as the tab is in sight again', async () => {
  await renderFlags();
  await untilAsked(1);
  await mock.setFlags({ 'main-menu': true });
  await waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(on()).toEqual(['main-menu']);
  });
});

test('nothing is asked after the last page of a session', async () => {
  shortenTheMinute();
  const { unmount } = await renderFlags();
  await untilAsked(1);
  unmount();
  const asked = (await requests()).length;
  await wait(4 * SHORT_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(SHORT_MS);
  expect(await requests()).toHaveLength(asked);
});

test('nor where it ends before the service was first asked', async () => {
  const { unmount } = await renderFlags();
  unmount();
  await wait(SHORT_MS);
  expect(await requests()).toEqual([]);
});

test('G10: where it ends while the first answer is being read, no timer is left', async () => {
  const started = jest.spyOn(globalThis, 'setInterval');
  const stopped = jest.spyOn(globalThis, 'clearInterval');
  const { unmount } = await renderFlags();
  const { json } = Response.prototype;
  jest.spyOn(Response.prototype, 'json').mockImplementation(function (this: Response) {
    // The answers of the mock's control have an address.
    if (this.url === '') unmount();
    return json.call(this);
  });
  const polls = () =>
    started.mock.results
      .filter((_, index) => started.mock.calls[index]?.[1] === POLL_MS)
      .map(({ value }) => value as unknown);
  await waitFor(() => expect(polls()).toHaveLength(1));
  await waitFor(() => expect(stopped).toHaveBeenCalledWith(polls()[0]));
});

const JSON_TYPE = { 'Content-Type': 'application/json' };
const flag = (value: unknown) => ({ key: 'main-menu', value, reason: 'STATIC', variant: 'on' });
const MARKUP = '<img src=x onerror="globalThis.__pwned=1">';
const many = Array.from({ length: 5_000 }, (_, index) => ({
  ...flag(true),
  key: `flag-${index}`,
}));

test.each([
  ['cuts the connection', { drop: true }],
  ['never answers', { hang: true }],
  ['refuses', { status: 401, body: { errorCode: 'GENERAL' } }],
  ['forbids', { status: 403, body: {} }],
  ['is too busy', { status: 429, body: {}, headers: { 'Retry-After': '3600' } }],
  ['wants a targeting key', { status: 400, body: { errorCode: 'TARGETING_KEY_MISSING' } }],
  ['is not there', { status: 404, body: '<h1>Not Found</h1>' }],
  ['fails', { status: 500, body: { errorDetails: 'out of order' } }],
  ['answers with a page', { status: 200, body: '<!doctype html><title>Login</title>' }],
  ['answers with cut off JSON', { status: 200, body: '{"flags": [', headers: JSON_TYPE }],
  ['answers with a list', { status: 200, body: [flag(true)] }],
  ['answers with no list', { status: 200, body: { flags: flag(true) } }],
  ['answers with null', { status: 200, body: { flags: [null] } }],
  ['answers with texts', { status: 200, body: { flags: [flag('true')] } }],
  ['answers with numbers', { status: 200, body: { flags: [flag(1)] } }],
  ['answers with objects', { status: 200, body: { flags: [flag({ on: true })] } }],
  [
    'answers with markup',
    {
      status: 200,
      body: { flags: [flag(MARKUP), { ...flag(true), key: MARKUP, errorDetails: MARKUP }] },
    },
  ],
  ['answers with no value', { status: 200, body: { flags: [{ key: 'main-menu' }] } }],
  [
    'answers with an error',
    { status: 200, body: { flags: [{ key: 'main-menu', errorCode: 'PARSE_ERROR' }] } },
  ],
  ['knows other flags alone', { status: 200, body: { flags: many } }],
  [
    'names prototypes (X8)',
    {
      status: 200,
      body: '{"flags": [{"key": "__proto__", "value": true, "reason": "STATIC"}, {"__proto__": {"main-menu": true, "value": true}}]}',
      headers: JSON_TYPE,
    },
  ],
])('G5: a service that %s leaves the defaults, and is asked again', async (_, fault) => {
  shortenTheMinute();
  await mock.setFlags({ 'main-menu': true });
  await mock.addFault({ ...EVALUATE, ...fault });
  const { recorded } = await renderFlags();
  await untilAsked(2);
  expect(on()).toEqual([]);
  await mock.clearFaults();
  await waitFor(() => expect(on()).toEqual(['main-menu']), { timeout: 5_000 });
  expect(recorded.notices).toEqual([]);
  expect({}).not.toHaveProperty('value');
});

test('G5: a service that fails later changes nothing', async () => {
  shortenTheMinute();
  await mock.setFlags({ 'main-menu': true });
  await renderFlags();
  await waitFor(() => expect(on()).toEqual(['main-menu']));
  await mock.addFault({ ...EVALUATE, status: 500, body: '' });
  await untilAsked(3);
  expect(on()).toEqual(['main-menu']);
});

test('G5: a body that never ends does not end the asking', async () => {
  shortenTheMinute();
  await mock.setFlags({ 'main-menu': true });
  const realFetch = globalThis.fetch;
  let isEndless = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation((request, init) => {
    if (!isEndless || !(request instanceof Request)) return realFetch(request, init);
    isEndless = false;
    const endless = new ReadableStream({
      start: (stream) =>
        init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
    });
    return Promise.resolve(new Response(endless, { headers: JSON_TYPE }));
  });
  await renderFlags();
  await waitFor(() => expect(on()).toEqual(['main-menu']), { timeout: 5_000 });
  expect(isEndless).toBe(false);
});
