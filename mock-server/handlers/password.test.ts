import {
  addressOf,
  encryptPassword,
  PASSWORD,
  sharedTestMock,
  startTestMock,
} from '../testing/client';

const FORGOT = '/api/identity/public/auth/forgot-password';
const RESET = '/api/identity/public/auth/reset-password';
const UPDATE = '/api/identity/auth/update-password';
const PROFILE = '/api/identity/auth/profile';
const PAGE = 'http://localhost:3000/bos/change-password';
const NEW_PASSWORD = 'Baru#2026 x';
const UNKNOWN_TOKEN = { code: 400, error: 'Token not found' };

const mock = sharedTestMock();

const advance = (seconds: number) => mock.control('POST', '/clock', { advance_s: seconds });
const forget = (name: string, url = PAGE) =>
  mock.call('POST', FORGOT, { body: { email: addressOf(name), url } });
const reset = (token: string, password = NEW_PASSWORD) =>
  mock.call('POST', RESET, { body: { token, password: encryptPassword(password) } });
const update = (token: string, old = PASSWORD, password = NEW_PASSWORD) =>
  mock.call('POST', UPDATE, {
    token,
    body: { password: encryptPassword(password), old_password: encryptPassword(old) },
  });
const canSignIn = async (name: string, password: string) =>
  (await mock.login(name, password)).status === 200;

async function mailedToken(name: string): Promise<string> {
  const [mail] = await mock.outbox(addressOf(name));
  return new URL(mail?.link ?? PAGE).searchParams.get('token') ?? '';
}

describe('A forgotten password', () => {
  it('can be replaced with the link of the mail', async () => {
    expect((await forget('active.borrower')).status).toBe(200);
    const [mail] = await mock.outbox(addressOf('active.borrower'));
    expect(mail).toMatchObject({ channel: 'email', subject: 'Atur ulang kata sandi Anda' });
    expect(mail?.link).toBe(`${PAGE}?token=${await mailedToken('active.borrower')}`);
    expect(mail?.body).toContain(mail?.link);
    expect((await reset(await mailedToken('active.borrower'))).status).toBe(200);
    expect(await canSignIn('active.borrower', NEW_PASSWORD)).toBe(true);
    expect(await canSignIn('active.borrower', PASSWORD)).toBe(false);
  });

  it('gets the same response, but no mail, for an unknown address', async () => {
    const { length: before } = mock.server.store.tables.outbox;
    const unknown = await forget('nobody');
    const known = await forget('active.borrower');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(mock.server.store.tables.outbox).toHaveLength(before + 1);
  });

  it('is reset on a page of the app, on the origin of the mock or of `appUrl`', async () => {
    const other = await startTestMock({ appUrl: 'https://app.bos.test/bos/' });
    const body = { email: addressOf('active.borrower') };
    const ask = async (origin: string) =>
      (await other.call('POST', FORGOT, { body: { ...body, url: `${origin}/bos/a?b=c` } })).status;
    expect(await ask(other.url)).toBe(200);
    expect(await ask('https://app.bos.test')).toBe(200);
    expect(await ask('http://app.bos.test')).toBe(422);
    expect(await ask('http://localhost:3000')).toBe(422);
    await other.close();
  });

  it('can be reset once with a link, and not with an older link after that', async () => {
    await forget('active.borrower');
    const older = await mailedToken('active.borrower');
    await forget('active.borrower');
    const newer = await mailedToken('active.borrower');
    expect((await reset(newer)).status).toBe(200);
    for (const used of [newer, older]) {
      expect((await reset(used, 'Lain#2026 y')).body).toEqual(UNKNOWN_TOKEN);
    }
    expect(await canSignIn('active.borrower', NEW_PASSWORD)).toBe(true);
  });

  it('can be reset for 24 hours', async () => {
    await forget('active.borrower');
    const token = await mailedToken('active.borrower');
    await advance(24 * 3600 - 60);
    expect((await reset(token)).status).toBe(200);
  });

  it('does not prevent the verification of the account', async () => {
    const [mail] = await mock.outbox(addressOf('unverified'));
    const token = new URL(mail?.link ?? '', PAGE).searchParams.get('token');
    await forget('unverified');
    await reset(await mailedToken('unverified'));
    const verification = '/api/identity/public/auth/verification';
    expect((await mock.call('POST', verification, { body: { token } })).status).toBe(200);
    expect(await canSignIn('unverified', NEW_PASSWORD)).toBe(true);
  });
});

describe('An expired password', () => {
  const profileOf = async (token: string) =>
    (await mock.call('GET', PROFILE, { token })).body?.data as { token_expired_password: string };

  it('can be replaced with the token of the profile, which has none afterwards', async () => {
    const { token_expired_password: token } = await profileOf(await mock.tokenOf('expired'));
    expect((await reset(token)).status).toBe(200);
    expect(await canSignIn('expired', NEW_PASSWORD)).toBe(true);
    const after = await profileOf(await mock.tokenOf('expired'));
    expect(after.token_expired_password).toBeNull();
  });

  it('can be replaced on any later day with the current token of the profile', async () => {
    const first = await profileOf(await mock.tokenOf('expired'));
    await advance(3 * 24 * 3600);
    const session = await mock.tokenOf('expired');
    const { token_expired_password: token } = await profileOf(session);
    expect(token).not.toBe(first.token_expired_password);
    expect(await profileOf(session)).toMatchObject({ token_expired_password: token });
    expect((await reset(first.token_expired_password)).body).toEqual(UNKNOWN_TOKEN);
    expect((await reset(token)).status).toBe(200);
  });

  it('can also be changed with the old password', async () => {
    const token = await mock.tokenOf('expired');
    await update(token);
    expect((await profileOf(token)).token_expired_password).toBeNull();
  });
});

describe('Changing the password', () => {
  it('needs the old one; from then on the new one is valid', async () => {
    const token = await mock.tokenOf('active.borrower');
    expect((await update(token)).status).toBe(200);
    expect(await canSignIn('active.borrower', NEW_PASSWORD)).toBe(true);
    expect(await canSignIn('active.borrower', PASSWORD)).toBe(false);
  });
});
