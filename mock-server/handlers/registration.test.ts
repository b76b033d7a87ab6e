import { signIn } from '../testing/applicant';
import { addressOf, encryptPassword, sharedTestMock } from '../testing/client';

const REGISTRATION = '/api/identity/public/auth/registration';
const VERIFICATION = '/api/identity/public/auth/verification';
const LOGIN_PAGE = 'http://localhost:3000/bos/login';

const mock = sharedTestMock();

const verify = (token: string) => mock.call('POST', VERIFICATION, { body: { token } });
const mailsTo = (name: string) => mock.outbox(addressOf(name));
const tokenIn = (link = '') => new URL(link, LOGIN_PAGE).searchParams.get('token') ?? '';

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
  const usersNow = () => mock.server.store.tables.users;
  const registered = () => usersNow().find(({ email }) => email === dewi.email);

  it('creates an account that can be used after its mail was opened', async () => {
    const answer = await register();
    expect(answer.status).toBe(200);
    expect(answer.body?.data).toEqual({ user_id: mock.idOf(dewi.email), email: dewi.email });
    expect((await mock.login(dewi.email, PASSWORD)).status).toBe(400);
    const [mail] = await mailsTo(dewi.email);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Verifikasi akun Anda' });
    expect(mail?.link).toBe(`${LOGIN_PAGE}?token=${tokenIn(mail?.link)}`);
    expect((await verify(tokenIn(mail?.link))).status).toBe(200);
    const login = await mock.login(dewi.email, PASSWORD);
    expect(login.body?.data).toMatchObject({ role_id: 4, type_id: 1, is_need_otp: false });
  });

  it('creates a Ready to Onboard user without accepted terms, partner and answers', async () => {
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

  it('lets the new user begin: terms, draft, first answers', async () => {
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

  it.each([1, 2, 3, 4, 5, 6])('accepts the role %s', async (role) => {
    expect((await register({ role_id: role })).status).toBe(200);
    expect(registered()).toMatchObject({ role_id: role });
  });

  it('stores no type of a user who is neither borrower nor funder', async () => {
    expect((await register({ type_id: 2, role_id: 6 })).status).toBe(200);
    expect(registered()).toMatchObject({ role_id: 6, type_id: null });
  });

  it.each([undefined, null])('accepts a registration with the type %p', async (type) => {
    expect((await register({ type_id: type, role_id: 5 })).status).toBe(200);
    expect(registered()).toMatchObject({ role_id: 5, type_id: null });
  });

  it('stores whether to notify the user, and who registered the account', async () => {
    await register({ is_notify: 0, created_by: 124 });
    expect(registered()).toMatchObject({ is_notify: false, created_by: 124 });
    await register({ email: 'lain@contoh.test' });
    expect(usersNow().at(-1)).toMatchObject({ is_notify: true, created_by: null });
  });

  it('creates one account for many equal calls at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});
