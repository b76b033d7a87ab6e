import { sharedTestMock, startTestMock } from '../testing/client';
import { pauseTimers, untilDropped, untilPaused } from '../testing/pausedCalls';
import type { CallRecord } from './calls';
import type { Fault } from './faults';

const PROFILE = '/api/identity/auth/profile';
const TERMS = '/api/identity/user/tnc';

const mock = sharedTestMock();
let token: string;

beforeEach(async () => {
  token = await mock.tokenOf('terms');
});
afterEach(() => jest.useRealTimers());

const arm = (fault: Fault) => mock.control('POST', '/faults', fault);
const profile = () => mock.call('GET', PROFILE, { token });
const acceptTerms = (signal?: AbortSignal) =>
  mock.call('POST', TERMS, { token, signal, body: { tnc: true, version: '1.0' } });
const hasAccepted = () => mock.server.store.findUserByEmail('terms@bos.test')?.tnc === '1.0';
const callsOf = async (path: string): Promise<CallRecord[]> =>
  (await mock.control<CallRecord[]>('GET', '/calls')).filter((call) => call.path === path);

describe('A fault', () => {
  it('responds instead of the backend, `times` times', async () => {
    await arm({ method: 'GET', path: '/auth/profile', status: 500, times: 2 });
    expect((await profile()).body).toEqual({ code: 500, error: 'Internal Server Error' });
    expect((await profile()).status).toBe(500);
    expect((await profile()).status).toBe(200);
  });

  it('applies until it is removed if no number is given', async () => {
    await arm({ method: '*', path: '/auth/*', status: 503 });
    for (let count = 0; count < 5; count += 1) expect((await profile()).status).toBe(503);
    await mock.control('DELETE', '/faults');
    expect((await profile()).status).toBe(200);
  });

  it('applies to every third call only, `times` times', async () => {
    await arm({ method: 'GET', path: '/auth/profile', status: 500, every: 3, times: 2 });
    const seen: number[] = [];
    for (let count = 0; count < 9; count += 1) seen.push((await profile()).status);
    expect(seen).toEqual([200, 200, 500, 200, 200, 500, 200, 200, 200]);
  });

  it('applies to several methods', async () => {
    await arm({ method: 'post, GET', path: '/auth/profile', status: 418 });
    expect((await profile()).status).toBe(418);
    await mock.control('DELETE', '/faults');
    await arm({ method: 'POST, PUT', path: '/auth/profile', status: 418 });
    expect((await profile()).status).toBe(200);
  });

  it('can be removed alone, which cuts off the calls that it holds back', async () => {
    const held = await mock.control<{ id: number }>('POST', '/faults', {
      method: 'GET',
      path: '/auth/profile',
      hang: true,
      times: 1,
    });
    await arm({ method: 'GET', path: '/auth/profile', status: 503 });
    const waiting = profile().catch(() => 'cut');
    await untilPaused(mock, PROFILE);
    await mock.control('DELETE', `/faults/${held.id}`);
    expect(await waiting).toBe('cut');
    expect(await mock.control('GET', '/faults')).toMatchObject([{ status: 503 }]);
    expect((await profile()).status).toBe(503);
    expect((await mock.call('DELETE', `/__mock/faults/${held.id}`)).status).toBe(404);
  });

  it.each(['/auth/profile', '/identity/auth/profile', PROFILE, '*/profile', '/auth/*', '*'])(
    'finds its calls by %s',
    async (path) => {
      await arm({ method: 'get', path, status: 418 });
      expect((await profile()).status).toBe(418);
    },
  );

  it('is matched quickly, however many stars its path has', async () => {
    await arm({ method: 'GET', path: `${'*a'.repeat(40)}b`, status: 418 });
    expect((await mock.call('GET', `/api/${'a'.repeat(4_000)}`)).status).toBe(404);
    expect((await mock.call('GET', `/api/${'a'.repeat(4_000)}b`)).status).toBe(418);
  });

  it.each([
    '/profile',
    '/auth/profil',
    '/auth/profile/x',
    '/auth/profile?x',
    '/auth/pro.ile',
    '*/auth/profile*/profile',
  ])('leaves other calls alone: %s', async (path) => {
    await arm({ method: 'GET', path, status: 418 });
    expect((await profile()).status).toBe(200);
  });

  it.each(['/cities', '/cities?province_id=31', '/master/cities?*', '*province_id=31'])(
    'finds a call with a query by %s',
    async (path) => {
      await arm({ method: 'GET', path, status: 418 });
      const citiesOf = (province: number) =>
        mock.call('GET', `/api/master/cities?province_id=${province}`, { token });
      expect((await citiesOf(31)).status).toBe(418);
      if (path.endsWith('31')) expect((await citiesOf(32)).status).toBe(200);
    },
  );

  it.each([
    ['HTML', { body: '<h1>Bad gateway</h1>', status: 502 }, '<h1>Bad gateway</h1>', /html/],
    ['null', { body: null }, 'null', /json/],
    ['another shape', { body: { data: [] } }, '{"data":[]}', /json/],
    ['nothing', { body: '' }, '', /html/],
  ])('can answer with %s', async (_what, fault, text, type) => {
    await arm({ method: 'GET', path: '/auth/profile', ...fault });
    const answer = await profile();
    expect(answer.text).toBe(text);
    expect(answer.headers.get('content-type')).toMatch(type);
  });

  it('can send headers of its own', async () => {
    const headers = { 'Retry-After': '30', 'Content-Type': 'application/json' };
    await arm({ method: 'GET', path: '/auth/profile', status: 429, body: '{oops', headers });
    const answer = await profile();
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('content-type')).toMatch(/json/);
    expect(answer.body).toBeNull();
  });

  it('can delay a response', async () => {
    await arm({ method: 'GET', path: '/auth/profile', delay_ms: 60_000 });
    pauseTimers();
    const waiting = profile();
    await untilPaused(mock, PROFILE);
    jest.advanceTimersByTime(59_999);
    // Meanwhile, calls that match no fault get their response.
    expect((await acceptTerms()).status).toBe(200);
    expect(await callsOf(PROFILE)).toMatchObject([{ outcome: 'in_flight' }]);
    jest.advanceTimersByTime(1);
    expect((await waiting).status).toBe(200);
  });

  it('can cut the connection before the call has an effect', async () => {
    await arm({ method: 'POST', path: '/user/tnc', drop: true });
    await expect(acceptTerms()).rejects.toThrow();
    expect(hasAccepted()).toBe(false);
    expect(await mock.control('GET', '/faults')).toMatchObject([{ hits: 1, applied: 0 }]);
    expect(await callsOf(TERMS)).toMatchObject([{ status: null, outcome: 'dropped' }]);
  });

  it('can cut the connection after the call had its effect', async () => {
    await arm({ method: 'POST', path: '/user/tnc', drop: true, is_applied: true });
    await expect(acceptTerms()).rejects.toThrow();
    expect(hasAccepted()).toBe(true);
    expect(await mock.control('GET', '/faults')).toMatchObject([{ hits: 1, applied: 1 }]);
  });

  it('can replace the response after the call had its effect', async () => {
    await arm({ method: 'POST', path: '/user/tnc', status: 500, is_applied: true });
    expect((await acceptTerms()).body).toEqual({ code: 500, error: 'Internal Server Error' });
    expect(hasAccepted()).toBe(true);
  });

  it('lets a delayed call have no effect if its caller is gone', async () => {
    await arm({ method: 'POST', path: '/user/tnc', delay_ms: 60_000, times: 1 });
    pauseTimers();
    const caller = new AbortController();
    const waiting = acceptTerms(caller.signal);
    await untilPaused(mock, TERMS);
    caller.abort();
    await expect(waiting).rejects.toThrow();
    await untilDropped(mock, TERMS);
    jest.advanceTimersByTime(60_000);
    // A later call is not held back: the first one would have had its effect before.
    const body = { tnc: true, version: '1.0' };
    const other = await mock.tokenOf('otp.applicant');
    expect((await mock.call('POST', TERMS, { token: other, body })).status).toBe(200);
    expect(hasAccepted()).toBe(false);
  });

  it('can leave a call without a response until it is removed', async () => {
    await arm({ method: 'POST', path: '/user/tnc', hang: true });
    const waiting = acceptTerms().catch(() => 'cut');
    expect(await untilPaused(mock, TERMS)).toMatchObject({
      outcome: 'in_flight',
      body: { tnc: true, version: '1.0' },
    });
    await mock.control('POST', '/reset');
    expect(await waiting).toBe('cut');
    expect(hasAccepted()).toBe(false);
  });

  it('does not prevent the server from closing', async () => {
    const other = await startTestMock();
    await other.control('POST', '/faults', { method: '*', path: '*', hang: true });
    const waiting = other.call('GET', PROFILE).catch(() => 'cut');
    await untilPaused(other, PROFILE);
    await other.close();
    expect(await waiting).toBe('cut');
  });

  it.each([
    [{ path: '/x' }],
    [{ method: 'GET' }],
    [{ method: 'GET', path: '/x', status: 42 }],
    [{ method: 'GET', path: '/x', delay: 5 }],
    [{ method: 'GET', path: '/x', delay_ms: 3_000_000_000 }],
    [{ method: 'GET', path: '/x', headers: 'Retry-After: 30' }],
    [{ method: 'GET', path: '/x', headers: { 'Retry After': '30' } }],
    [{ method: 'GET', path: '/x', headers: { 'X-Note': 'one\r\nX-Two: two' } }],
    [{ method: 'GET', path: '/x', headers: { 'X-Note': null } }],
    [{ method: 'GET', path: '/x', headers: { 'X-Note': ['one'] } }],
  ])('is refused if it is invalid: %j', async (body) => {
    const answer = await mock.call('POST', '/__mock/faults', { body });
    expect(answer.status).toBe(422);
    expect(answer.body?.error).toEqual(expect.any(String));
  });
});
