import { signIn } from '../testing/applicant';
import { addressOf, encryptPassword, startTestMock, type TestMock } from '../testing/client';

const REGISTRATION = '/api/identity/public/auth/registration';
const VERIFICATION = '/api/identity/public/auth/verification';
const SEND_VERIFICATION = '/api/identity/auth/send-email-verification';
const LOGIN_PAGE = 'http://localhost:3000/bos/login';

let mock: TestMock;

beforeAll(async () => {
  mock = await startTestMock();
});
beforeEach(() => mock.control('POST', '/reset'));
afterAll(() => mock.close());

const verify = (token: string) => mock.call('POST', VERIFICATION, { body: { token } });
const mailsTo = (name: string) => mock.outbox(addressOf(name));
const tokenIn = (link = '') => new URL(link, LOGIN_PAGE).searchParams.get('token') ?? '';
const advance = (seconds: number) => mock.control('POST', '/clock', { advance_s: seconds });

const script = ['javascript', 'alert(1)'].join(':');
const noPages = ['login', script, '//evil.test', 'http://', 'http://[', ''];

describe('Registering', () => {
  const PASSWORD = 'Baru#2026 x';
  const dewi = {
    email: 'Dewi.Lestari@contoh.test',
    password: PASSWORD,
    role_id: 4,
    type_id: 1,
    is_notify: 1,
    url: LOGIN_PAGE,
    source: 'PLATFORM',
  };
  const register = (change: object = {}) => {
    const wanted = { ...dewi, ...change };
    const body = { ...wanted, password: encryptPassword(wanted.password) };
    return mock.call('POST', REGISTRATION, { body });
  };
  const usersNow = async () =>
    (await mock.control<{ users: { email: string }[] }>('GET', '/db')).users;
  const registered = async () => (await usersNow()).find(({ email }) => email === dewi.email);

  it('makes an account that can be used once its mail was opened', async () => {
    const answer = await register();
    expect(answer.status).toBe(200);
    expect(answer.body?.data).toEqual({ user_id: mock.idOf(dewi.email), email: dewi.email });
    expect((await mock.login(dewi.email, PASSWORD)).body).toEqual({
      code: 400,
      error: 'Account not verified',
    });
    const [mail] = await mailsTo(dewi.email);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Verifikasi akun Anda' });
    expect(mail?.link).toBe(`${LOGIN_PAGE}?token=${tokenIn(mail?.link)}`);
    expect((await verify(tokenIn(mail?.link))).status).toBe(200);
    const login = await mock.login(dewi.email, PASSWORD);
    expect(login.body?.data).toMatchObject({ role_id: 4, type_id: 1, is_need_otp: false });
  });

  it('begins Ready to Onboard, with the terms to accept, no partner and no answers', async () => {
    await register();
    const newcomer = await signIn(mock, dewi.email);
    expect((await newcomer.get('/identity/auth/profile')).body?.data).toMatchObject({
      status_id: 4,
      tnc: null,
      source: 'PLATFORM',
      referral_code: null,
      name: null,
    });
    expect((await newcomer.get('/identity/user/detail')).body?.data).toMatchObject({
      partner_id: null,
      verify_status: false,
      information: { email: dewi.email, nik: null },
      documents: { ktp: null, business_photos: [] },
    });
    expect((await newcomer.get('/identity/user/onboarding-step/detail')).body?.data).toEqual({
      step: null,
      sub_step: null,
      user_id: newcomer.id,
      revisions: [],
    });
    expect((await newcomer.get('/identity/user/banks')).body?.data).toEqual([]);
    const unread = await newcomer.get(`/notification/notif/unread-count/${newcomer.id}`);
    expect(unread.body?.data).toEqual({ count_unread: 0 });
  });

  it('lets the newcomer begin: terms, draft, first answers', async () => {
    await register();
    const newcomer = await signIn(mock, dewi.email);
    await newcomer.post('/identity/user/tnc', { tnc: true, version: '1.0' });
    const status = `/identity/user/${newcomer.id}/onboarding-status`;
    expect((await newcomer.put(status, { onboarding_status_id: 5 })).status).toBe(200);
    await newcomer.patch('/identity/user/update', { information: { name: 'Dewi Lestari' } });
    expect((await newcomer.get('/identity/auth/profile')).body?.data).toMatchObject({
      name: 'Dewi Lestari',
      status_id: 5,
      tnc: '1.0',
    });
  });

  it.each([1, 2, 3, 4, 5, 6])('takes the role %s', async (role) => {
    expect((await register({ role_id: role })).status).toBe(200);
    expect(await registered()).toMatchObject({ role_id: role });
  });

  it.each([0, 7, 4.5, '4', null])('takes no role %p', async (role) => {
    expect((await register({ role_id: role })).status).toBe(422);
    expect(await registered()).toBeUndefined();
  });

  it('keeps the type of a borrower or funder, and none of the others', async () => {
    expect((await register({ type_id: 3, role_id: 5 })).status).toBe(422);
    expect((await register({ type_id: 2, role_id: 6 })).status).toBe(200);
    expect(await registered()).toMatchObject({ role_id: 6, type_id: null });
  });

  it.each([undefined, null])('takes a registration with the type %p', async (type) => {
    expect((await register({ type_id: type, role_id: 5 })).status).toBe(200);
    expect(await registered()).toMatchObject({ role_id: 5, type_id: null });
  });

  it('keeps whether the person is to be notified, and who registered them', async () => {
    await register({ is_notify: 0, created_by: 124 });
    expect(await registered()).toMatchObject({ is_notify: false, created_by: 124 });
    await register({ email: 'lain@contoh.test' });
    expect((await usersNow()).at(-1)).toMatchObject({ is_notify: true, created_by: null });
  });

  it('is refused for an address that has an account, in any case of letters', async () => {
    await register();
    const before = await usersNow();
    for (const email of [dewi.email, dewi.email.toUpperCase(), addressOf('otp')]) {
      const answer = await register({ email, role_id: 5 });
      expect(answer.body).toEqual({ code: 409, error: 'Email already registered' });
    }
    expect(await usersNow()).toEqual(before);
    expect(await mailsTo(dewi.email)).toHaveLength(1);
  });

  it('makes one account of many equal calls at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it.each(['Pende#1', 'tanpabesar#1', 'TANPAKECIL#1', 'TanpaAngka#', 'TanpaTanda1', ''])(
    'is refused with the password %p, which breaks a rule',
    async (password) => {
      expect((await register({ password })).status).toBe(422);
      expect(await registered()).toBeUndefined();
    },
  );

  it('takes no password that was not encrypted', async () => {
    const answer = await mock.call('POST', REGISTRATION, { body: dewi });
    expect(answer.status).toBe(422);
    expect(await registered()).toBeUndefined();
  });

  it.each<[string, object]>([
    ['an address without a domain', { email: 'dewi' }],
    ['a space before the address', { email: ' dewi@contoh.test' }],
    ['an address of 262 signs', { email: `${'d'.repeat(250)}@contoh.test` }],
    ['2 for whether to notify', { is_notify: 2 }],
    ['true for whether to notify', { is_notify: true }],
    ['nothing for whether to notify', { is_notify: undefined }],
    ['another source', { source: 'BACKOFFICE' }],
    ['no source', { source: undefined }],
    ['somebody who has no number', { created_by: 'somebody' }],
    ['a word on the verification', { is_verified: true }],
    ...noPages.map((url): [string, object] => [`the page "${url}"`, { url }]),
  ])('is refused with %s', async (_what, change) => {
    const before = (await usersNow()).length;
    expect((await register(change)).status).toBe(422);
    expect(await usersNow()).toHaveLength(before);
  });
});

describe('Verifying an account', () => {
  const sendMail = (email: string, url = LOGIN_PAGE) =>
    mock.call('POST', SEND_VERIFICATION, { body: { email, url } });
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
    await advance(25 * 3600);
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
    await advance(24 * 3600 + 1);
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

  it('keeps the query of the page that was named', async () => {
    await sendMail(addressOf('unverified'), `${LOGIN_PAGE}?from=mail`);
    const [mail] = await mailsTo('unverified');
    expect(mail?.link).toBe(`${LOGIN_PAGE}?from=mail&token=${tokenIn(mail?.link)}`);
  });

  it('waits 59 seconds before the next mail to the same address, known or not', async () => {
    for (const email of [addressOf('unverified'), addressOf('nobody'), addressOf('otp')]) {
      expect((await sendMail(email)).status).toBe(200);
      const refused = await sendMail(email.toUpperCase());
      expect(refused.status).toBe(429);
      expect(refused.body?.retry_after_s).toBe(59);
    }
    const mails = await mailsTo('unverified');
    await advance(58);
    expect((await sendMail(addressOf('unverified'))).body?.retry_after_s).toBe(1);
    await advance(1);
    expect((await sendMail(addressOf('unverified'))).status).toBe(200);
    expect(await mailsTo('unverified')).toHaveLength(mails.length + 1);
  });

  it.each(noPages)('mails no link to %p', async (url) => {
    const before = await mailsTo('unverified');
    expect((await sendMail(addressOf('unverified'), url)).status).toBe(422);
    expect(await mailsTo('unverified')).toEqual(before);
  });
});
