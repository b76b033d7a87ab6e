import { addressOf, sharedTestMock } from '../testing/client';

const LOGOUT = '/api/identity/auth/logout';
const PROFILE = '/api/identity/auth/profile';
const LOGIN_TOKEN = '/api/identity/public/auth/login-token';

const mock = sharedTestMock();

const signedIn = async (name: string) => {
  const answer = await mock.login(name);
  return answer.body?.data as { token: string; expire_time: number };
};

const renew = async (token: string) => {
  const answer = await mock.call('POST', '/api/identity/auth/update-user-token', { token });
  return answer.body?.data as { token: string; expire_time: number };
};

/** A new login token, as in a link from a portal or a mail of the back office. */
const linkToken = async (name: string, kind: string) =>
  (await mock.control<{ token: string }>('POST', `/users/${addressOf(name)}/token`, { kind }))
    .token;

describe('Signing in', () => {
  it('gives a session of 60 minutes to a user who needs no OTP', async () => {
    const answer = await mock.login('active.borrower');
    expect(answer.status).toBe(200);
    expect(answer.body?.data).toMatchObject({
      user_id: mock.idOf('active.borrower'),
      role_id: 4,
      type_id: 1,
      is_need_otp: false,
    });
    const { token, expire_time } = answer.body?.data as { token: string; expire_time: number };
    const lifeS = expire_time - mock.server.store.nowMs() / 1000;
    expect(lifeS).toBeGreaterThan(3590);
    expect(lifeS).toBeLessThanOrEqual(3600);
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(200);
  });

  it('ignores the case of the address', async () => {
    expect((await mock.login('Active.Borrower@BOS.test')).status).toBe(200);
  });

  it('refuses a wrong password and an unknown address with the same response', async () => {
    const wrong = await mock.login('active.borrower', 'Salah#2026');
    const unknown = await mock.login('nobody', 'Salah#2026');
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });
});

describe('M7: a session', () => {
  it('ends with signing out; other sessions of the same user continue', async () => {
    const here = await signedIn('active.borrower');
    const there = await signedIn('active.borrower');
    await mock.call('POST', LOGOUT, { token: here.token });
    expect((await mock.call('GET', PROFILE, { token: here.token })).status).toBe(401);
    expect((await mock.call('GET', PROFILE, { token: there.token })).status).toBe(200);
  });

  it('is renewed with a new token; the old one stays valid for 60 seconds', async () => {
    const old = await signedIn('active.borrower');
    const { token } = await renew(old.token);
    expect(token).not.toBe(old.token);
    expect((await mock.call('GET', PROFILE, { token: old.token })).status).toBe(200);
    await mock.control('POST', '/clock', { advance_s: 61 });
    expect((await mock.call('GET', PROFILE, { token: old.token })).status).toBe(401);
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(200);
  });

  it('ends at once with signing out, also for the token from before its renewal', async () => {
    const old = await signedIn('active.borrower');
    const renewed = await renew(old.token);
    await mock.call('POST', LOGOUT, { token: renewed.token });
    expect((await mock.call('GET', PROFILE, { token: renewed.token })).status).toBe(401);
    expect((await mock.call('GET', PROFILE, { token: old.token })).status).toBe(401);
  });

  it('ends, with its renewed token, when the old token signs out', async () => {
    const old = await signedIn('active.borrower');
    const renewed = await renew(old.token);
    await mock.call('POST', LOGOUT, { token: old.token });
    expect((await mock.call('GET', PROFILE, { token: renewed.token })).status).toBe(401);
  });

  it('is removed from the store after it has expired, when the next one begins', async () => {
    const tokens = () => mock.server.store.tables.tokens;
    const { length: before } = tokens();
    for (let hours = 1; hours <= 5; hours += 1) {
      await signedIn('active.borrower');
      await mock.control('POST', '/clock', { advance_s: 3601 });
    }
    expect(tokens()).toHaveLength(before + 1);
  });
});

describe('The profile', () => {
  it('has every field of the spec', async () => {
    const token = await mock.tokenOf('otp.applicant');
    const answer = await mock.call('GET', PROFILE, { token });
    expect(answer.body?.data).toEqual({
      id: mock.idOf('otp.applicant'),
      email: 'otp.applicant@bos.test',
      name: 'Rina Wulandari',
      referral_code: null,
      role_id: 4,
      role_name: 'Borrower',
      source: 'PLATFORM',
      status_id: 4,
      tnc: '1.0',
      tribe_id: null,
      tribe_name: null,
      type_id: 1,
      type_name: 'Individual',
      token_expired_password: null,
    });
  });

  it('has the token of a user whose password has expired', async () => {
    const token = await mock.tokenOf('expired');
    const answer = await mock.call('GET', PROFILE, { token });
    expect(answer.body?.data).toMatchObject({ token_expired_password: expect.any(String) });
  });

  it('shows the version of the terms once they are accepted', async () => {
    const token = await mock.tokenOf('terms');
    const before = await mock.call('GET', PROFILE, { token });
    expect(before.body?.data).toMatchObject({ tnc: null });
    const body = { tnc: true, version: '2.1' };
    expect((await mock.call('POST', '/api/identity/user/tnc', { token, body })).status).toBe(200);
    const after = await mock.call('GET', PROFILE, { token });
    expect(after.body?.data).toMatchObject({ tnc: '2.1' });
  });
});

describe('The token of a link', () => {
  const UNKNOWN = { code: 400, error: 'Token not found' };
  const exchange = (token: string) => mock.call('POST', LOGIN_TOKEN, { body: { token } });

  it('is exchanged for a session of its user', async () => {
    const answer = await exchange(await linkToken('active.funder', 'login'));
    expect(answer.status).toBe(200);
    expect(answer.body?.data).toEqual({
      token: expect.any(String),
      expire_time: expect.any(Number),
      user_id: mock.idOf('active.funder'),
    });
    const { token } = answer.body?.data as { token: string };
    const profile = await mock.call('GET', PROFILE, { token });
    expect(profile.body?.data).toMatchObject({ email: 'active.funder@bos.test' });
  });

  it('is valid once', async () => {
    const token = await linkToken('active.funder', 'login');
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await exchange(token)).body).toEqual(UNKNOWN);
  });

  it('is still valid after 14 minutes and 50 seconds', async () => {
    const token = await linkToken('active.funder', 'login');
    await mock.control('POST', '/clock', { advance_s: 14 * 60 + 50 });
    expect((await exchange(token)).status).toBe(200);
  });
});
