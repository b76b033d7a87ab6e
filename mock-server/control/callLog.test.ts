import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { addressOf, encryptPassword, sharedTestMock } from '../testing/client';
import { untilPaused } from '../testing/pausedCalls';
import { CallLog, type CallRecord } from './calls';
import type { LoggedResponse } from './responseLog';

const LOGIN = '/api/identity/public/auth/login';
const PROFILE = '/api/identity/auth/profile';

const mock = sharedTestMock();

const changed = (after: number, limit = 100) =>
  mock.control<CallRecord[]>('GET', `/calls?changed_after=${after}&limit=${limit}`);

/** The newest call to a path, with its response. */
const opened = async (path: string) => {
  const call = (await changed(0)).findLast((each) => each.path === path);
  return mock.control<CallRecord & { answer: LoggedResponse | null }>('GET', `/calls/${call?.id}`);
};

describe('A call in the log', () => {
  it('is logged as dropped if its caller was gone before it was logged', async () => {
    const log = new CallLog(() => new Date().toISOString());
    const socket = new Socket();
    const asked = Object.assign(new IncomingMessage(socket), { path: PROFILE, query: {} });
    const response = new ServerResponse(asked);
    response.assignSocket(socket);
    const isGone = once(response, 'close');
    socket.destroy();
    await isGone;
    const goOn = jest.fn();
    log.watch(asked as Request, response as Response, goOn);
    expect(log.list()).toMatchObject([{ path: PROFILE, outcome: 'dropped', status: null }]);
    expect(goOn).toHaveBeenCalledTimes(1);
  });

  it('has its user and its duration', async () => {
    await mock.call('GET', PROFILE, { token: await mock.tokenOf('otp') });
    await mock.call('GET', PROFILE);
    expect(await changed(0)).toMatchObject([
      { user_email: addressOf('otp'), status: 200, duration_ms: expect.any(Number) },
      { user_email: null, status: 401, duration_ms: expect.any(Number) },
    ]);
  });

  it('has only the length of a very long body', async () => {
    await mock.call('POST', LOGIN, { body: { email: 'a'.repeat(2_000_000) } });
    const [call] = await changed(0);
    expect(call).toMatchObject({ status: 422, body: { not_kept: '2000012 characters of JSON' } });
  });

  it('can be read with its response', async () => {
    const token = await mock.tokenOf('otp');
    const { body } = await mock.call('GET', PROFILE, { token });
    const { answer } = await opened(PROFILE);
    expect(answer?.content_type).toMatch(/json/);
    expect(answer?.body).toEqual(body);
  });

  it('shows the response of a fault, and none if the connection was cut', async () => {
    const fault = { method: 'GET', path: '/auth/profile', times: 1 };
    await mock.control('POST', '/faults', { ...fault, status: 502, body: '<h1>Bad</h1>' });
    await mock.call('GET', PROFILE);
    expect((await opened(PROFILE)).answer).toMatchObject({ body: '<h1>Bad</h1>' });
    await mock.control('POST', '/faults', { ...fault, drop: true });
    await mock.call('GET', PROFILE).catch(() => 'cut');
    expect(await opened(PROFILE)).toMatchObject({ outcome: 'dropped', answer: { body: null } });
  });

  it('has the size and type of a file, not its content', async () => {
    const token = await mock.tokenOf('consent.waiting');
    const generate = '/api/identity/user/emergency-contact/consent/generate';
    await mock.call('POST', generate, { token, body: {} });
    const { answer } = await opened(generate);
    expect(answer).toMatchObject({ content_type: 'application/pdf', body: null });
    expect(answer?.size).toBeGreaterThan(500);
  });

  it('is gone after the log was cleared', async () => {
    await mock.call('GET', PROFILE);
    const [call] = await changed(0);
    await mock.control('DELETE', '/calls');
    expect(await changed(0)).toEqual([]);
    expect((await mock.call('GET', `/__mock/calls/${call?.id}`)).status).toBe(404);
  });
});

describe('Polling the log', () => {
  it('returns only calls that are new or have changed, up to the limit', async () => {
    await mock.call('GET', PROFILE);
    const [first] = await changed(0);
    expect(await changed(first?.change ?? 0)).toEqual([]);
    await mock.call('GET', '/api/one');
    await mock.call('GET', '/api/two');
    expect(await changed(first?.change ?? 0)).toMatchObject([
      { path: '/api/one' },
      { path: '/api/two' },
    ]);
    expect(await changed(0, 1)).toMatchObject([{ path: '/api/two' }]);
  });

  it('returns a call again when it has ended', async () => {
    await mock.control('POST', '/faults', { method: 'GET', path: '/auth/profile', hang: true });
    const waiting = mock.call('GET', PROFILE).catch(() => 'cut');
    const begun = await untilPaused(mock, PROFILE);
    await mock.control('DELETE', '/faults');
    await waiting;
    expect(await changed(begun.change)).toMatchObject([{ id: begun.id, outcome: 'dropped' }]);
  });

  it('shows with another run id that the log has started again', async () => {
    const run = async () => (await mock.control<{ run: string }>('GET', '/overview')).run;
    const before = await run();
    expect(await run()).toBe(before);
    await mock.control('POST', '/reset');
    expect(await run()).not.toBe(before);
  });
});

describe('Passwords and tokens', () => {
  it('are masked in requests and responses', async () => {
    const password = encryptPassword('Salah#2026x');
    const body = {
      email: addressOf('otp'),
      password: encryptPassword('Rahasia#2026'),
      device_id: 'x',
    };
    const login = await mock.call('POST', LOGIN, { body });
    const { token } = login.body?.data as { token: string };
    await mock.call('POST', LOGIN, { body: { ...body, password } });
    const otp = `/api/identity/user/${mock.idOf('otp')}/otp/validate`;
    await mock.call('POST', otp, { token, body: { otp: '123456', device_id: 'x' } });
    await mock.call('GET', `/api/nowhere/${token}?token=abc&auth=def&next=${token}`);

    const calls = await changed(0);
    const whole = await Promise.all(calls.map(({ id }) => mock.control('GET', `/calls/${id}`)));
    const text = JSON.stringify(whole);
    for (const secret of [token, password, body.password, '"abc"', '"def"']) {
      expect(text).not.toContain(secret);
    }
    expect(whole).toMatchObject([
      {
        body: { password: '***' },
        answer: { body: { code: 200, data: { token: '***', is_need_otp: true } } },
      },
      {},
      { body: { otp: '123456' }, answer: { body: { code: 400 } } },
      { path: '/api/nowhere/***', query: { next: '***' } },
    ]);
  });
});
