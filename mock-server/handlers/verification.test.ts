import { addressOf, sharedTestMock } from '../testing/client';

const VERIFICATION = '/api/identity/public/auth/verification';
const SEND_VERIFICATION = '/api/identity/auth/send-email-verification';
const LOGIN_PAGE = 'http://localhost:3000/bos/login';

/** The clock moves only when a test moves it, so that waits can be asserted to the second. */
const startMs = Date.now();

const mock = sharedTestMock({ readClock: () => startMs });

const verify = (token: string) => mock.call('POST', VERIFICATION, { body: { token } });
const mailsTo = (name: string) => mock.outbox(addressOf(name));
const tokenIn = (link = '') => new URL(link, LOGIN_PAGE).searchParams.get('token') ?? '';
const advance = (seconds: number) => mock.control('POST', '/clock', { advance_s: seconds });

describe('Verifying an account', () => {
  const sendMail = (email: string, url = LOGIN_PAGE) =>
    mock.call('POST', SEND_VERIFICATION, { body: { email, url } });
  const mailedToken = async () => tokenIn((await mailsTo('unverified'))[0]?.link);

  it('allows signing in after the link of the registration was opened', async () => {
    const token = await mailedToken();
    const answer = await verify(token);
    expect(answer.status).toBe(200);
    expect(answer.body?.data).toEqual({ token, verify_at: expect.any(String) });
    expect((await mock.login('unverified')).status).toBe(200);
  });

  it('stores the time of the verification in the detail of the user', async () => {
    const token = await mock.tokenOf('unverified');
    const detail = async () =>
      (await mock.call('GET', '/api/identity/user/detail', { token })).body?.data;
    expect(await detail()).toMatchObject({ verify_status: false, verify_at: null });
    const answer = await verify(await mailedToken());
    const { verify_at: verifyAt } = answer.body?.data as { verify_at: string };
    expect(await detail()).toMatchObject({ verify_status: true, verify_at: verifyAt });
  });

  it('mails a link to the given page, with a new token', async () => {
    const first = await mailedToken();
    expect((await sendMail(addressOf('unverified'))).status).toBe(200);
    const [mail] = await mailsTo('unverified');
    expect(mail).toMatchObject({ channel: 'email', subject: 'Verifikasi akun Anda' });
    expect(mail?.link).toBe(`${LOGIN_PAGE}?token=${tokenIn(mail?.link)}`);
    expect(mail?.body).toContain(mail?.link);
    expect(tokenIn(mail?.link)).not.toBe(first);
    expect((await verify(tokenIn(mail?.link))).status).toBe(200);
  });

  it('leaves the link of an earlier mail valid', async () => {
    const first = await mailedToken();
    await sendMail(addressOf('unverified'));
    expect((await verify(first)).status).toBe(200);
  });

  it('gives the same response, but no mail, to unknown and verified addresses', async () => {
    const wanted = await sendMail(addressOf('unverified'));
    for (const name of ['nobody', 'otp']) {
      const answer = await sendMail(addressOf(name));
      expect([answer.status, answer.body]).toEqual([wanted.status, wanted.body]);
      expect(await mailsTo(name)).toEqual([]);
    }
  });

  it('keeps the query of the given page', async () => {
    await sendMail(addressOf('unverified'), `${LOGIN_PAGE}?from=mail`);
    const [mail] = await mailsTo('unverified');
    expect(mail?.link).toBe(`${LOGIN_PAGE}?from=mail&token=${tokenIn(mail?.link)}`);
  });

  it('M7: waits 59 seconds before the next mail to the same address, registered or not', async () => {
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
});
