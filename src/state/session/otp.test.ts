import { secondsUntilResend } from '@/domain/session/resendClock';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { callsSeen, makeTestStore, type TestStore } from '@/testing/store/testStore';
import { messageRef, serverText } from '@/primitives/messageRef';
import { selectResendRecord } from '../slices/resend';
import { selectSignOutReason } from '../slices/signIn';
import { finishOtp, resendOtp, signInWithCode, validateOtp } from './otp';
import { loadResendRecord, reloadResendRecords } from './resendClock';
import { signIn } from './signIn';

/** A user on the page of the one-time code. */
async function atTheCode(): Promise<TestStore & { userId: string }> {
  const made = await makeTestStore();
  const email = 'otp@bos.test';
  const result = await made.store.dispatch(signIn({ email, password: PASSWORD }));
  if (result.kind !== 'needsOtp') throw new Error(result.kind);
  made.recorded.navigations.length = 0;
  return { ...made, userId: result.userId };
}

const codeOf = async () =>
  (await mock.outbox()).find(({ channel, code }) => channel === 'sms' && code)?.code ?? '';

/** A code that differs from the one that was sent. */
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

beforeEach(() => mock.reset());

describe('the right code', () => {
  test('N13: it begins the session at once, cleans up behind itself, and leaves only with the dialog', async () => {
    const { store, effects, recorded, userId } = await atTheCode();
    const result = await store.dispatch(signInWithCode(userId, await codeOf()));
    expect(result).toEqual({ kind: 'verified' });
    expect(effects.session.read()).not.toBeNull();
    expect(effects.temporaryTokens.read(userId)).toBeNull();
    expect(effects.resendRecords.read(userId)).toBeNull();
    expect(recorded.navigations).toEqual([]);
    store.dispatch(finishOtp());
    expect(recorded.navigations).toEqual([
      { path: '/', options: { replace: true, keepQuery: true } },
    ]);
  });

  test('closing the dialog a second time begins nothing again', async () => {
    const { store, effects, userId } = await atTheCode();
    await store.dispatch(signInWithCode(userId, await codeOf()));
    store.dispatch(finishOtp());
    effects.session.clear();
    store.dispatch(finishOtp());
    expect(effects.session.read()).toBeNull();
  });
});

describe('any other answer', () => {
  test('a wrong code is left to the page to show', async () => {
    const { store, recorded, userId } = await atTheCode();
    const result = await store.dispatch(validateOtp(userId, wrong(await codeOf())));
    expect(result).toEqual({ kind: 'wrongCode' });
    expect([recorded.notices, recorded.navigations]).toEqual([[], []]);
  });

  test('too many wrong codes end in a wait, and the text of the server is shown', async () => {
    const { store, recorded, userId } = await atTheCode();
    const code = wrong(await codeOf());
    const results = [];
    for (let tries = 0; tries < 7; tries += 1)
      results.push(await store.dispatch(validateOtp(userId, code)));
    expect(results.at(-1)).toEqual({ kind: 'wait' });
    expect(recorded.notices.at(-1)).toMatchObject({
      kind: 'warning',
      body: serverText('Terlalu banyak percobaan. Silakan minta kode OTP baru.'),
    });
  });

  test('401: back to the root without the token, and the session listener keeps still', async () => {
    const { store, effects, recorded, userId } = await atTheCode();
    await mock.advanceClock(16 * 60);
    expect(await store.dispatch(validateOtp(userId, '123456'))).toEqual({ kind: 'left' });
    expect(recorded.navigations.map(({ path }) => path)).toEqual(['/']);
    expect(effects.temporaryTokens.read(userId)).toBeNull();
    expect(recorded.notices.map(({ body }) => body)).toEqual([
      messageRef('access.session.otpTimeExpired'),
    ]);
    expect(recorded.reloads).toBe(0);
  });

  test('400 with an invalid token is the same', async () => {
    const { store, recorded, userId } = await atTheCode();
    const body = { code: 400, error: 'Invalid JWT token' };
    await mock.addFault({ method: 'POST', path: '*/otp/validate', status: 400, body });
    expect(await store.dispatch(validateOtp(userId, '123456'))).toEqual({ kind: 'left' });
    expect(recorded.reloads).toBe(0);
  });

  test('500: the generic error, and the code may be sent again', async () => {
    const { store, recorded, userId } = await atTheCode();
    await mock.addFault({ method: 'POST', path: '*/otp/validate', status: 500, times: 1 });
    const code = await codeOf();
    expect(await store.dispatch(validateOtp(userId, code))).toMatchObject({ kind: 'failed' });
    expect(recorded.notices.map(({ kind, body }) => [kind, body])).toEqual([
      ['error', messageRef('common.genericError')],
    ]);
    expect(await store.dispatch(signInWithCode(userId, code))).toEqual({ kind: 'verified' });
  });

  test('C7: a code that could not leave, as the browser says, may have been taken all the same', async () => {
    const { store, effects, network, userId } = await atTheCode();
    network.setOnline(false);
    await store.dispatch(signInWithCode(userId, '111111'));
    expect(effects.temporaryTokens.readMayBeTaken(userId)).toBe(true);
  });

  test('over an open page nobody is sent away, so the login page of later has nothing to explain', async () => {
    const { store, effects } = await makeTestStore({ signedInAs: 'borrower.individu@bos.test' });
    effects.temporaryTokens.store('7', 'not.known', null);
    expect(await store.dispatch(validateOtp('7', '111111'))).toEqual({ kind: 'left' });
    expect(selectSignOutReason(store.getState())).toBeNull();
  });
});

describe('sending the code again', () => {
  test.each([
    ['sms', messageRef('notices.otpSent.sms')],
    ['email', messageRef('notices.otpSent.email')],
  ] as const)(
    'by %s: the notice says which way it went, and the next wait begins',
    async (channel, body) => {
      const { store, recorded, userId } = await atTheCode();
      await mock.advanceClock(61);
      expect(await store.dispatch(resendOtp(userId, channel))).toEqual({ kind: 'sent' });
      expect(recorded.notices).toEqual([
        { kind: 'success', title: messageRef('notices.otpSent.title'), body },
      ]);
      const record = selectResendRecord(store.getState(), userId);
      expect(record?.count).toBe(2);
      expect(secondsUntilResend(record, Date.now())).toBeGreaterThan(50);
      expect((await mock.outbox())[0]).toMatchObject({ channel });
    },
  );

  test('429: the wait of the server is the one that is shown, with the text of the server', async () => {
    const { store, recorded, userId } = await atTheCode();
    const body = { code: 429, error: 'Terlalu cepat', retry_after_s: 300 };
    await mock.addFault({ method: 'POST', path: '*/send', status: 429, body });
    expect(await store.dispatch(resendOtp(userId, 'sms'))).toEqual({ kind: 'wait' });
    const record = selectResendRecord(store.getState(), userId);
    expect(secondsUntilResend(record, Date.now())).toBeGreaterThan(290);
    expect(recorded.notices.map(({ kind, body }) => [kind, body])).toEqual([
      ['warning', serverText('Terlalu cepat')],
    ]);
  });

  test("401: 'Token time expired', and back to the root without the token", async () => {
    const { store, effects, recorded, userId } = await atTheCode();
    await mock.advanceClock(16 * 60);
    expect(await store.dispatch(resendOtp(userId, 'sms'))).toEqual({ kind: 'left' });
    expect(recorded.notices.map(({ body }) => body)).toEqual([
      messageRef('access.session.tokenTimeExpired'),
    ]);
    expect(recorded.navigations.map(({ path }) => path)).toEqual(['/']);
    expect(effects.temporaryTokens.read(userId)).toBeNull();
    expect(recorded.reloads).toBe(0);
  });

  test('another code ends the doubt whether the one before was taken', async () => {
    const { store, effects, userId } = await atTheCode();
    await mock.addFault({ method: 'POST', path: '*/validate', status: 500, times: 1 });
    await store.dispatch(signInWithCode(userId, '111111'));
    expect(effects.temporaryTokens.readMayBeTaken(userId)).toBe(true);
    await mock.advanceClock(61);
    await store.dispatch(resendOtp(userId, 'sms'));
    expect(effects.temporaryTokens.readMayBeTaken(userId)).toBe(false);
  });

  test('C7: offline nothing is sent and no wait begins', async () => {
    const { store, network, recorded, userId } = await atTheCode();
    const before = selectResendRecord(store.getState(), userId);
    network.setOnline(false);
    expect(await store.dispatch(resendOtp(userId, 'sms'))).toMatchObject({ kind: 'failed' });
    expect(selectResendRecord(store.getState(), userId)).toEqual(before);
    expect(recorded.notices.map(({ key }) => key)).toEqual(['connection']);
    expect((await callsSeen()).filter((call) => call.endsWith('/send'))).toHaveLength(1);
  });

  test('N14: a page that is opened again takes up the wait, and a second tab is followed', async () => {
    const { store, effects, userId } = await atTheCode();
    const again = await makeTestStore({ resendRecords: effects.resendRecords });
    again.store.dispatch(loadResendRecord(userId));
    const inBoth = () =>
      [store, again.store].map(({ getState }) => selectResendRecord(getState(), userId)?.count);
    expect(inBoth()).toEqual([1, 1]);
    await mock.advanceClock(61);
    await store.dispatch(resendOtp(userId, 'sms'));
    again.store.dispatch(reloadResendRecords());
    expect(inBoth()).toEqual([2, 2]);
  });
});
