import { addressOf, encryptPassword, startTestMock, type TestMock } from '../testing/client';

const LOGIN = '/api/identity/public/auth/login';
const PROFILE = '/api/identity/auth/profile';
const VERIFICATION = '/api/identity/public/auth/verification';
const SEND_VERIFICATION = '/api/identity/auth/send-email-verification';
const LOGIN_PAGE = 'http://localhost:3000/bos/login';

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});
beforeEach(() => mock.control('POST', '/reset'));
afterAll(() => mock.close());

const signedIn = async (name: string) => {
  const answer = await mock.login(name);
  return answer.body?.data as { token: string; expire_time: number };
};

describe('Signing in', () => {
  it('gives a session of 60 minutes to somebody who needs no OTP', async () => {
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

  it('takes the address in any case of letters', async () => {
    expect((await mock.login('Active.Borrower@BOS.test')).status).toBe(200);
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const wrong = await mock.login('active.borrower', 'Salah#2026');
    const unknown = await mock.login('nobody', 'Salah#2026');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: 401, error: 'Email or password is wrong' });
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  it('refuses a password that was not encrypted, or with another key', async () => {
    for (const password of ['Rahasia#2026', Buffer.alloc(32, 7).toString('base64')]) {
      const body = { email: addressOf('active.borrower'), password, device_id: 'a' };
      expect((await mock.call('POST', LOGIN, { body })).status).toBe(401);
    }
  });

  it('compares the password exactly, with its spaces', async () => {
    expect((await mock.login('active.borrower', ' Rahasia#2026 ')).status).toBe(401);
  });

  it('tells somebody with the right password that the account is not verified', async () => {
    const answer = await mock.login('unverified');
    expect(answer.body).toEqual({ code: 400, error: 'Account not verified' });
    expect((await mock.login('unverified', 'Salah#2026')).status).toBe(401);
  });

  it('wants a device id', async () => {
    const body = { email: addressOf('otp'), password: encryptPassword('x') };
    const answer = await mock.call('POST', LOGIN, { body });
    expect(answer.status).toBe(422);
    expect(answer.body?.details?.[0]?.path).toBe('/body/device_id');
  });
});

describe('A session', () => {
  it('is over when its time has run out', async () => {
    const { token } = await signedIn('active.borrower');
    await mock.control('POST', '/clock', { advance_s: 3601 });
    const answer = await mock.call('GET', PROFILE, { token });
    expect(answer.body).toEqual({ code: 401, error: 'Invalid JWT token' });
  });

  it('is over after signing out; other sessions of the same person go on', async () => {
    const here = await signedIn('active.borrower');
    const there = await signedIn('active.borrower');
    await mock.call('POST', '/api/identity/auth/logout', { token: here.token });
    expect((await mock.call('GET', PROFILE, { token: here.token })).status).toBe(401);
    expect((await mock.call('GET', PROFILE, { token: there.token })).status).toBe(200);
  });

  it('is renewed with a new token, and the old one stays good for 60 seconds', async () => {
    const old = await signedIn('active.borrower');
    const renewed = await mock.call('POST', '/api/identity/auth/update-user-token', {
      token: old.token,
    });
    const { token } = renewed.body?.data as { token: string };
    expect(token).not.toBe(old.token);
    expect((await mock.call('GET', PROFILE, { token: old.token })).status).toBe(200);
    await mock.control('POST', '/clock', { advance_s: 61 });
    expect((await mock.call('GET', PROFILE, { token: old.token })).status).toBe(401);
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(200);
  });

  it.each([
    ['no token', undefined],
    ['a made-up token', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
    ['an empty token', ''],
  ])('is not there with %s', async (_what, token) => {
    const answer = await mock.call('GET', PROFILE, { token });
    expect(answer.body).toEqual({ code: 401, error: 'Invalid JWT token' });
  });
});

describe('The profile', () => {
  it('holds every field of the spec', async () => {
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

  it('names the token of somebody whose password has run out', async () => {
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

describe('Verifying an account', () => {
  const verify = (token: string) => mock.call('POST', VERIFICATION, { body: { token } });
  const sendMail = (email: string, url = LOGIN_PAGE) =>
    mock.call('POST', SEND_VERIFICATION, { body: { email, url } });
  const mailsTo = (name: string) => mock.outbox(addressOf(name));
  const tokenIn = (link = '') => new URL(link, LOGIN_PAGE).searchParams.get('token') ?? '';
  const mailedToken = async () => tokenIn((await mailsTo('unverified'))[0]?.link);

  it('lets somebody sign in who opened the link of the registration', async () => {
    const token = await mailedToken();
    const answer = await verify(token);
    expect(answer.status).toBe(200);
    expect(answer.body?.data).toEqual({ token, verify_at: expect.any(String) });
    expect((await mock.login('unverified')).status).toBe(200);
  });

  it('keeps the time of the verification in the detail of the user', async () => {
    const token = await mock.tokenOf('unverified');
    const detail = async () =>
      (await mock.call('GET', '/api/identity/user/detail', { token })).body?.data;
    expect(await detail()).toMatchObject({ verify_status: false, verify_at: null });
    const answer = await verify(await mailedToken());
    const { verify_at: verifyAt } = answer.body?.data as { verify_at: string };
    expect(await detail()).toMatchObject({ verify_status: true, verify_at: verifyAt });
  });

  it('says that there is nothing left to do when the link is opened again', async () => {
    const token = await mailedToken();
    await verify(token);
    const known = { code: 409, error: 'Account already verified' };
    expect((await verify(token)).body).toEqual(known);
    await mock.control('POST', '/clock', { advance_s: 25 * 3600 });
    expect((await verify(token)).body).toEqual(known);
  });

  it('does not know a made-up token, nor one of another kind', async () => {
    const unknown = { code: 400, error: 'Token not found' };
    expect((await verify('made-up')).body).toEqual(unknown);
    expect((await verify(await mock.tokenOf('unverified'))).body).toEqual(unknown);
    expect((await mock.login('unverified')).status).toBe(400);
  });

  it('does not know a token of more than 24 hours ago', async () => {
    const token = await mailedToken();
    await mock.control('POST', '/clock', { advance_s: 24 * 3600 + 1 });
    expect((await verify(token)).body).toEqual({ code: 400, error: 'Token not found' });
    expect((await mock.login('unverified')).status).toBe(400);
  });

  it('wants a token', async () => {
    expect((await verify('')).status).toBe(422);
    expect((await mock.call('POST', VERIFICATION, { body: {} })).status).toBe(422);
  });

  it('mails a link to the page that was named, with a fresh token, to whoever asks', async () => {
    const first = await mailedToken();
    expect((await sendMail(addressOf('unverified'))).status).toBe(200);
    const [mail] = await mailsTo('unverified');
    expect(mail).toMatchObject({ channel: 'email', subject: 'Verifikasi akun Anda' });
    expect(mail?.link).toBe(`${LOGIN_PAGE}?token=${tokenIn(mail?.link)}`);
    expect(mail?.body).toContain(mail?.link);
    expect(tokenIn(mail?.link)).not.toBe(first);
    expect((await verify(tokenIn(mail?.link))).status).toBe(200);
  });

  it('leaves the link of an earlier mail good', async () => {
    const first = await mailedToken();
    await sendMail(addressOf('unverified'));
    expect((await verify(first)).status).toBe(200);
  });

  it('answers the same, and mails nothing, to the unknown and to the verified', async () => {
    const wanted = await sendMail(addressOf('unverified'));
    for (const name of ['nobody', 'otp']) {
      const answer = await sendMail(addressOf(name));
      expect([answer.status, answer.body]).toEqual([wanted.status, wanted.body]);
      expect(await mailsTo(name)).toEqual([]);
    }
  });

  const script = ['javascript', 'alert(1)'].join(':');

  it.each(['login', script, '//evil.test', 'http://', 'http://[', ''])(
    'mails no link to %p',
    async (url) => {
      const before = await mailsTo('unverified');
      expect((await sendMail(addressOf('unverified'), url)).status).toBe(422);
      expect(await mailsTo('unverified')).toEqual(before);
    },
  );
});
