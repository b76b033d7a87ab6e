import { readScenario } from '../scenario/loadScenario';
import { sharedTestMock, startTestMock } from '../testing/client';
import { pauseTimers, untilCall, untilDropped } from '../testing/pausedCalls';
import { parseLatency } from './latency';

const PROFILE = '/api/identity/auth/profile';
const FOREVER = { min_ms: 60_000, max_ms: 60_000 };
const NONE = { min_ms: 0, max_ms: 0 };

const mock = sharedTestMock();
let token: string;

beforeEach(async () => {
  token = await mock.tokenOf('terms');
});
afterEach(() => jest.useRealTimers());

const profile = () => mock.call('GET', PROFILE, { token });

/** Waits for a call to this path that the latency delays. */
const untilWaiting = (path: string) =>
  untilCall(mock, (call) => call.path === path && call.outcome === 'in_flight');

describe('Latency', () => {
  it('delays calls, but never control calls', async () => {
    await mock.control('PUT', '/latency', FOREVER);
    pauseTimers();
    const waiting = profile();
    await untilWaiting(PROFILE);
    jest.advanceTimersByTime(59_999);
    expect(await mock.control('GET', '/latency')).toEqual(FOREVER);
    expect(await untilWaiting(PROFILE)).toMatchObject({ status: null });
    jest.advanceTimersByTime(1);
    expect((await waiting).status).toBe(200);
  });

  it('only delays: a call has its effect and its usual response', async () => {
    await mock.control('PUT', '/latency', { min_ms: 1, max_ms: 5 });
    expect((await profile()).status).toBe(200);
  });

  it('lets a call have no effect if its caller is gone', async () => {
    const { bank_accounts: before } = mock.server.store.tables;
    const account = before.find(({ user_id: id }) => id === mock.idOf('revision'));
    // A call without a body: an incomplete body would end the call anyway.
    const path = `/api/identity/user/banks/${account?.id}`;
    const owner = await mock.tokenOf('revision');
    await mock.control('PUT', '/latency', FOREVER);
    pauseTimers();
    const caller = new AbortController();
    const call = mock.call('DELETE', path, { token: owner, signal: caller.signal });
    await untilWaiting(path);
    caller.abort();
    await expect(call).rejects.toThrow();
    await untilDropped(mock, path);
    jest.advanceTimersByTime(60_000);
    // Another call does not wait: the first one would have had its effect before.
    await mock.control('PUT', '/latency', NONE);
    expect((await profile()).status).toBe(200);
    expect(mock.server.store.tables.bank_accounts).toContainEqual(account);
  });

  it('ends with a reset, which cuts off waiting calls without an effect', async () => {
    await mock.control('PUT', '/latency', FOREVER);
    const asked = { email: 'unverified@bos.test', url: 'http://localhost:3000/bos/' };
    const before = await mock.outbox(asked.email);
    const path = '/api/identity/auth/send-email-verification';
    const waiting = mock.call('POST', path, { body: asked }).catch(() => 'cut');
    await untilWaiting(path);
    await mock.control('POST', '/reset');
    expect(await waiting).toBe('cut');
    expect(await mock.control('GET', '/latency')).toEqual(NONE);
    expect(await mock.outbox(asked.email)).toHaveLength(before.length);
  });

  it.each([
    [{ min_ms: 800, max_ms: 200 }, /max_ms must not be below min_ms/],
    [{ min_ms: -1, max_ms: 200 }, /min_ms/],
    [{ min_ms: 0, max_ms: 60_001 }, /max_ms/],
    [{ min_ms: 0 }, /max_ms/],
    [{ min_ms: 0, max_ms: 1, kind: 'slow' }, /kind/],
  ])('is refused as %j', async (body, reason) => {
    const answer = await mock.call('PUT', '/__mock/latency', { body });
    expect(answer.status).toBe(422);
    expect(answer.body?.error).toMatch(reason);
    expect(await mock.control('GET', '/latency')).toEqual(NONE);
  });

  it('is reset to the latency that the mock was started with', async () => {
    const slow = { min_ms: 1, max_ms: 2 };
    const slowMock = await startTestMock({ latency: slow });
    await slowMock.control('PUT', '/latency', NONE);
    await slowMock.control('POST', '/reset');
    expect(await slowMock.control('GET', '/latency')).toEqual(slow);
    await slowMock.close();
  });
});

describe('The latency of a scenario', () => {
  const read = (latency: string) =>
    readScenario(`description: Slow\npassword: a\nlatency: ${latency}\npeople: []\n`, 'slow.yaml');

  it.each([
    ['200-800', { min_ms: 200, max_ms: 800 }],
    ['500', { min_ms: 500, max_ms: 500 }],
  ])('may be %s milliseconds', (text, range) => {
    expect(read(text).latency).toEqual(range);
  });

  it.each(['800-200', 'slow', '-5', '70000', '200-800ms', '1-2-3'])(
    'is refused as %s, with its position',
    (text) => {
      expect(() => read(text)).toThrow(
        'slow.yaml:3:10: latency must be milliseconds: 500, or 200-800',
      );
      expect(parseLatency(text)).toBeNull();
    },
  );
});
