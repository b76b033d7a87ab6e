import { sharedTestMock } from '../testing/client';
import { untilPaused } from '../testing/pausedCalls';
import type { CallRecord } from './calls';

const PROFILE = '/api/identity/auth/profile';

const mock = sharedTestMock();

describe('Reset', () => {
  it('undoes all changes, and ends every session', async () => {
    const token = await mock.tokenOf('terms');
    const body = { tnc: true, version: '1.0' };
    await mock.call('POST', '/api/identity/user/tnc', { token, body });
    await mock.control('PUT', '/flags', { 'main-menu': true });
    await mock.control('POST', '/reset');
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(401);
    const profile = await mock.call('GET', PROFILE, { token: await mock.tokenOf('terms') });
    expect(profile.body?.data).toMatchObject({ tnc: null });
    expect(await mock.control('GET', '/flags')).toEqual({});
  });

  it('sets the clock back to the real time', async () => {
    await mock.control('POST', '/clock', { advance_s: 86_400 });
    await mock.control('POST', '/reset');
    const { now } = await mock.control<{ now: string }>('GET', '/clock');
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  });

  it('refuses an unknown scenario, and lists the existing ones', async () => {
    const answer = await mock.call('POST', '/__mock/reset', { body: { scenario: '../main' } });
    expect(answer.status).toBe(422);
    expect(answer.body?.error).toMatch(/no scenario '..\/main'; there are: .*default/);
  });
});

describe('The clock', () => {
  it('does not go past the year 9999, and the mock keeps working', async () => {
    await mock.control('POST', '/clock', { advance_s: 86_400 });
    const before = await mock.control<{ now: string }>('GET', '/clock');
    for (const advance of ['1e12', '1e308', '1e999']) {
      const answer = await fetch(`${mock.url}/__mock/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"advance_s": ${advance}}`,
      });
      expect(answer.status).toBe(422);
    }
    const after = await mock.control<{ now: string }>('GET', '/clock');
    expect(Date.parse(after.now) - Date.parse(before.now)).toBeLessThan(60_000);
    expect((await mock.call('GET', PROFILE)).status).toBe(401);
  });
});

describe('The log of calls', () => {
  it('has every call with its body, passwords and tokens masked', async () => {
    await mock.login('otp.applicant');
    const [call] = await mock.control<CallRecord[]>('GET', '/calls');
    expect(call).toMatchObject({
      method: 'POST',
      path: '/api/identity/public/auth/login',
      status: 200,
      outcome: 'answered',
      body: { email: 'otp.applicant@bos.test', password: '***', device_id: 'test-device' },
    });
  });

  it('can be read from a call or a time on', async () => {
    await mock.login('otp');
    const [first] = await mock.control<CallRecord[]>('GET', '/calls');
    await mock.login('terms');
    const later = await mock.control<CallRecord[]>('GET', `/calls?since=${first?.id}`);
    expect(later).toMatchObject([{ body: { email: 'terms@bos.test' } }]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await mock.control('GET', `/calls?since=${tomorrow}`)).toEqual([]);
    expect(await mock.control('GET', `/calls?since=${Date.parse(tomorrow)}`)).toEqual([]);
    const yesterday = Date.parse(tomorrow) - 2 * 86_400_000;
    expect(await mock.control('GET', `/calls?since=${yesterday}`)).toHaveLength(2);
  });

  it('shows a call that is still running', async () => {
    await mock.control('POST', '/faults', { method: 'GET', path: '/auth/profile', hang: true });
    const waiting = mock.call('GET', PROFILE).catch(() => 'cut');
    expect(await untilPaused(mock, PROFILE)).toMatchObject({
      status: null,
      outcome: 'in_flight',
      finished_at: null,
    });
    await mock.control('DELETE', '/faults');
    expect(await waiting).toBe('cut');
  });
});

describe('Flags', () => {
  it('are those of the product: another name is refused with a list of the valid ones', async () => {
    for (const body of [{ 'main-menus': true }, { 'main-menu': true, 'brand-new': false }]) {
      const answer = await mock.call('PUT', '/__mock/flags', { body });
      expect(answer.status).toBe(422);
      expect(answer.body?.error).toMatch(
        /unknown: (main-menus; did you mean 'main-menu'\?|brand-new; known are main-menu, trade-checking-label, error-reporting, session-replay)$/,
      );
    }
    expect(await mock.control('GET', '/flags')).toEqual({});
  });

  it('are true or false', async () => {
    const answer = await mock.call('PUT', '/__mock/flags', { body: { 'main-menu': 'on' } });
    expect(answer.body).toMatchObject({ code: 422, details: [{ path: 'main-menu' }] });
  });
});

describe('The store', () => {
  it('can be read without tokens and the contents of files', async () => {
    await mock.tokenOf('otp');
    const db = await mock.control<Record<string, Record<string, unknown>[]>>('GET', '/db');
    expect(db['users']?.length).toBeGreaterThan(20);
    expect(db['tokens']?.every(({ token }) => token === '***')).toBe(true);
    expect(db['files']?.[0]).toMatchObject({
      size: expect.any(Number),
      sha256: expect.any(String),
    });
    expect(db['files']?.[0]).not.toHaveProperty('content');
  });
});
