import { sharedTestMock, type TestResponse } from '../testing/client';

/** The clock moves only when a test moves it, so that waits can be asserted to the second. */
const startMs = Date.now();

const mock = sharedTestMock({ readClock: () => startMs });
let token: string;
let id: number;

beforeEach(async () => {
  token = await temporaryToken('otp.applicant');
  id = mock.idOf('otp.applicant');
});

async function temporaryToken(name: string): Promise<string> {
  const answer = await mock.login(name);
  return (answer.body?.data as { token: string }).token;
}

const otpCall = (method: string, rest: string, body?: unknown): Promise<TestResponse> =>
  mock.call(method, `/api/identity/user/${id}/otp/${rest}`, { token, body });
const send = (channel = 'sms') => otpCall('POST', `channel/${channel}/send`);
const validate = (otp: string) => otpCall('POST', 'validate', { otp, device_id: 'test-device' });
const advance = (seconds: number) => mock.control('POST', '/clock', { advance_s: seconds });

async function sentCode(): Promise<string> {
  const [newest] = await mock.outbox('otp.applicant@bos.test');
  return newest?.code ?? '';
}

const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

describe('A login that needs an OTP', () => {
  it('gives a token of 15 minutes for the calls that lead to the session', async () => {
    const answer = await mock.login('otp.applicant');
    const data = answer.body?.data as { token: string; expire_time: number };
    expect(answer.body?.data).toMatchObject({ is_need_otp: true, user_id: id });
    const lifeS = data.expire_time - mock.server.store.nowMs() / 1000;
    expect(lifeS).toBeGreaterThan(890);
    expect(lifeS).toBeLessThanOrEqual(900);
  });
});

describe('Sending a code', () => {
  it('sends an SMS to the masked number', async () => {
    expect((await send()).body?.data).toEqual({ phone_number: '0812****7999' });
    const [message] = await mock.outbox('otp.applicant@bos.test');
    expect(message).toMatchObject({ channel: 'sms', to: '081234567999' });
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message?.body).toContain(message?.code);
  });

  it('sends an e-mail to the masked address', async () => {
    expect((await send('email')).body?.data).toEqual({ email: 'o***@bos.test' });
    const [message] = await mock.outbox('otp.applicant@bos.test');
    expect(message).toMatchObject({ channel: 'email', to: 'otp.applicant@bos.test' });
  });

  it('returns the channels through which codes can be sent', async () => {
    expect((await otpCall('GET', 'channel/check')).body?.data).toEqual({
      phone_number: '0812****7999',
      email: 'o***@bos.test',
    });
  });

  it('returns only the address of a user without a number, and fewer digits of a short number', async () => {
    const { information } = mock.server.store.findUserByEmail('otp.applicant@bos.test')!;
    information.phone_number = null;
    expect((await otpCall('GET', 'channel/check')).body?.data).toEqual({ email: 'o***@bos.test' });
    information.phone_number = '081234567';
    expect((await otpCall('GET', 'channel/check')).body?.data).toMatchObject({
      phone_number: '08****4567',
    });
  });

  it('M7: waits 60 seconds after each of the first three sends, then 600', async () => {
    const waits: (number | undefined)[] = [];
    for (let count = 1; count <= 5; count += 1) {
      expect((await send(count % 2 ? 'sms' : 'email')).status).toBe(200);
      const refused = await send();
      expect(refused.status).toBe(429);
      const waitS = refused.body?.retry_after_s ?? 0;
      waits.push(waitS);
      await advance(waitS);
    }
    expect(waits).toEqual([60, 60, 60, 600, 600]);
  });

  it('does not count sends of more than an hour ago', async () => {
    for (let count = 1; count <= 3; count += 1) {
      await send();
      await advance(60);
    }
    await advance(3600);
    token = await temporaryToken('otp.applicant');
    await send();
    expect((await send()).body?.retry_after_s).toBe(60);
  });

  it('begins again after a correct code', async () => {
    await send();
    await validate(await sentCode());
    token = await temporaryToken('otp.applicant');
    expect((await send()).status).toBe(200);
  });
});

describe('Checking a code', () => {
  it('M7: gives a session for the correct code, and ends the temporary token', async () => {
    await send();
    const answer = await validate(await sentCode());
    const session = answer.body?.data as { token: string; expire_time: number };
    expect(answer.status).toBe(200);
    const profile = await mock.call('GET', '/api/identity/auth/profile', session);
    expect(profile.body?.data).toMatchObject({ email: 'otp.applicant@bos.test' });
    expect((await send()).status).toBe(401);
  });

  it('gives the same session where the response was lost and the call comes again with its key', async () => {
    await send();
    const body = { otp: await sentCode(), device_id: 'test-device' };
    const path = `/api/identity/user/${id}/otp/validate`;
    const call = () =>
      mock.call('POST', path, { token, body, headers: { 'idempotency-key': 'one' } });
    const first = await call();
    expect(first.status).toBe(200);
    expect((await call()).body).toEqual(first.body);
    // Nothing else can be done with the token.
    expect((await validate(body.otp)).status).toBe(401);
    expect((await send()).status).toBe(401);
    await advance(61);
    expect((await call()).status).toBe(401);
  });

  it('M7: separates the codes, attempts and waits of users', async () => {
    const other = await temporaryToken('otp');
    const otherId = mock.idOf('otp');
    const others = (rest: string, body?: unknown) =>
      mock.call('POST', `/api/identity/user/${otherId}/otp/${rest}`, { token: other, body });
    expect((await others('channel/sms/send')).status).toBe(200);
    const [message] = await mock.outbox('otp@bos.test');
    await send();
    expect((await validate(await sentCode())).status).toBe(200);
    expect((await others('channel/sms/send')).status).toBe(429);
    const otp = otherThan(message?.code ?? '');
    expect((await others('validate', { otp, device_id: 'other' })).status).toBe(400);
    const right = { otp: message?.code, device_id: 'other' };
    expect((await others('validate', right)).status).toBe(200);
  });

  it('M7: counts wrong codes also where none was sent', async () => {
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await validate('123456')).status).toBe(400);
    }
    expect((await validate('123456')).body).toMatchObject({ code: 429, retry_after_s: 0 });
    expect((await send()).status).toBe(200);
    expect((await validate(await sentCode())).status).toBe(200);
  });

  it('refuses all codes but the newest', async () => {
    await send();
    const first = await sentCode();
    await advance(60);
    await send();
    const second = await sentCode();
    expect((await validate(first)).status).toBe(first === second ? 200 : 400);
  });

  it('M7: refuses even the correct code after five wrong ones, until a new one is sent', async () => {
    await send();
    const code = await sentCode();
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await validate(otherThan(code))).status).toBe(400);
    }
    const refused = await validate(code);
    expect(refused.status).toBe(429);
    expect(refused.body?.retry_after_s).toBe(60);
    expect(refused.headers.get('retry-after')).toBe('60');
    await advance(60);
    await send();
    expect((await validate(await sentCode())).status).toBe(200);
  });
});
