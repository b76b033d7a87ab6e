import { waitFor } from '@testing-library/react';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { messageRef, serverText } from '@/primitives/messageRef';
import { selectResendRecord } from '../slices/resend';
import { selectHasSession } from '../slices/session';
import { beginSession } from './session';
import { signIn } from './signIn';

const BORROWER = 'borrower.individu@bos.test';
const NEEDS_CODE = 'otp@bos.test';

/** The channels that one-time codes have gone through. */
const codesSent = async () =>
  (await mock.outbox()).filter(({ code }) => code).map(({ channel }) => channel);

beforeEach(() => mock.reset());

describe('somebody who needs no code', () => {
  test('is signed in, and goes to the root with the query kept', async () => {
    const { store, effects, recorded } = await makeTestStore();
    const result = await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }));
    expect(result).toEqual({ kind: 'signedIn' });
    expect(effects.session.read()?.source).toBe('cookie');
    expect(selectHasSession(store.getState())).toBe(true);
    expect(recorded.navigations).toEqual([
      { path: '/', options: { replace: true, keepQuery: true } },
    ]);
    expect(await callsSeen()).not.toContainEqual(expect.stringContaining('/otp/'));
  });

  test('has at no moment the user cookie of somebody who was here before', async () => {
    const userCookie = { store: () => Promise.resolve(), clear: jest.fn() };
    const { store } = await makeTestStore({ userCookie });
    store.dispatch(beginSession('token', null));
    expect(userCookie.clear).toHaveBeenCalledTimes(1);
  });

  test('is known by role and type before the page is left', async () => {
    const { store, recorded } = await makeTestStore();
    const onBegun = jest.fn(() => {
      expect(selectHasSession(store.getState())).toBe(true);
      expect(recorded.navigations).toEqual([]);
    });
    await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }, undefined, onBegun));
    const userId = expect.any(Number) as number;
    expect(onBegun.mock.calls).toEqual([[{ userId, roleId: 4, typeId: 1, hasPartner: null }]]);
  });

  test('stays where the guard has led them before the page could', async () => {
    const { store, effects, recorded } = await makeTestStore();
    const screen = new AbortController();
    effects.clock.wait = () => {
      screen.abort();
      return Promise.resolve();
    };
    await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }, screen.signal));
    expect(selectHasSession(store.getState())).toBe(true);
    expect(recorded.navigations).toEqual([]);
  });

  test('is asked for before the page that needs to know them', async () => {
    const { store } = await makeTestStore();
    await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }));
    await waitFor(async () =>
      expect(await callsSeen()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^GET .*\/auth\/profile$/),
          expect.stringMatching(/^GET .*\/user\/detail$/),
        ]),
      ),
    );
  });
});

describe('somebody who needs a code', () => {
  test('gets the first one by SMS, which is send 1, and goes to its page without a session', async () => {
    const { store, effects, recorded } = await makeTestStore();
    const result = await store.dispatch(signIn({ email: NEEDS_CODE, password: PASSWORD }));
    if (result.kind !== 'needsOtp') throw new Error(result.kind);
    expect(await codesSent()).toEqual(['sms']);
    expect(selectResendRecord(store.getState(), result.userId)?.count).toBe(1);
    expect(recorded.navigations[0]?.path).toBe(`/two-factor-auth/${result.userId}`);
    expect(effects.session.read()).toBeNull();
    expect(effects.temporaryTokens.read(result.userId)).not.toBeNull();
  });

  test('who logs in again is not sent another one, and the new token replaces the old', async () => {
    const { store, effects } = await makeTestStore();
    const first = await store.dispatch(signIn({ email: NEEDS_CODE, password: PASSWORD }));
    if (first.kind !== 'needsOtp') throw new Error(first.kind);
    const before = effects.temporaryTokens.read(first.userId);
    await store.dispatch(signIn({ email: NEEDS_CODE, password: PASSWORD }));
    expect(await codesSent()).toEqual(['sms']);
    expect(effects.temporaryTokens.read(first.userId)).not.toBe(before);
  });

  test('stays at login with the error when the first code could not be sent, and may try again', async () => {
    await mock.addFault({ method: 'POST', path: '*/otp/channel/sms/send', status: 500, times: 1 });
    const { store, recorded } = await makeTestStore();
    const first = await store.dispatch(signIn({ email: NEEDS_CODE, password: PASSWORD }));
    expect(first.kind).toBe('failed');
    expect(recorded.notices).toEqual([
      {
        kind: 'error',
        title: messageRef('common.toast.error'),
        body: messageRef('common.genericError'),
      },
    ]);
    expect(recorded.navigations).toEqual([]);
    const second = await store.dispatch(signIn({ email: NEEDS_CODE, password: PASSWORD }));
    expect(second.kind).toBe('needsOtp');
    expect(await codesSent()).toEqual(['sms']);
  });

  test('who was sent one in another browser a moment ago goes to its page with the wait', async () => {
    await (await makeTestStore()).store.dispatch(signIn({ email: NEEDS_CODE, password: PASSWORD }));
    const { store } = await makeTestStore();
    const result = await store.dispatch(signIn({ email: NEEDS_CODE, password: PASSWORD }));
    if (result.kind !== 'needsOtp') throw new Error(result.kind);
    expect(selectResendRecord(store.getState(), result.userId)?.refusedUntilMs).toBeGreaterThan(
      Date.now(),
    );
  });
});

describe('a sign-in that does not succeed', () => {
  test('a wrong password is shown with the text of the server, and no session begins', async () => {
    const { store, effects, recorded } = await makeTestStore();
    const result = await store.dispatch(signIn({ email: BORROWER, password: 'Salah#2026' }));
    expect(result.kind).toBe('failed');
    expect(recorded.notices).toEqual([
      {
        kind: 'warning',
        title: messageRef('common.toast.warning'),
        body: serverText('Email or password is wrong'),
      },
    ]);
    expect(effects.session.read()).toBeNull();
  });

  test('an address that is not verified opens a dialog and is no error', async () => {
    const { store, recorded } = await makeTestStore();
    const email = 'unverified@bos.test';
    expect(await store.dispatch(signIn({ email, password: PASSWORD }))).toEqual({
      kind: 'unverified',
      email,
    });
    expect(recorded.notices).toEqual([]);
  });

  test('C7: offline it is refused at once with the warning of the spec', async () => {
    const { store, network, recorded } = await makeTestStore();
    network.setOnline(false);
    await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }));
    expect(await callsSeen()).toEqual([]);
    expect(recorded.notices).toEqual([
      {
        kind: 'warning',
        title: messageRef('common.offline.title'),
        body: messageRef('common.offline.body'),
        key: 'connection',
      },
    ]);
  });

  test.each([
    ['without a token', { code: 200, message: '', data: { is_need_otp: false } }],
    [
      'without a user for the code',
      { code: 200, message: '', data: { token: 't', is_need_otp: true } },
    ],
    ['without data', { code: 200, message: '', data: null }],
  ])('F8: an answer %s begins nothing', async (_what, body) => {
    await mock.addFault({ method: 'POST', path: '*/login', status: 200, body });
    const { store, effects, recorded } = await makeTestStore();
    const result = await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }));
    expect(result).toMatchObject({ kind: 'failed', problem: { kind: 'unreadable' } });
    expect(effects.session.read()).toBeNull();
    expect(recorded.notices).toHaveLength(1);
  });

  test('a device that cannot encrypt sends no password', async () => {
    const { store, recorded } = await makeTestStore({
      encryptPassword: () => Promise.reject(new Error('no WebCrypto')),
    });
    await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }));
    expect(await callsSeen()).toEqual([]);
    expect(recorded.notices).toHaveLength(1);
  });
});

test('N7: whatever the server says of the end, a token it has just given is used', async () => {
  const inAnHour = Date.now() + 3_600_000;
  const pasts = [0, -5, Math.floor(Date.now() / 1000) - 60];
  const shapes = [inAnHour, String(Math.floor(inAnHour / 1000)), new Date(inAnHour).toISOString()];
  for (const expireTime of [...pasts, ...shapes, null, 1e18, 'soon']) {
    await mock.reset();
    const token = await mock.token(BORROWER, 'session');
    const data = { token, expire_time: expireTime, user_id: 1, is_need_otp: false };
    await mock.addFault({
      method: 'POST',
      path: '*/login',
      status: 200,
      body: { code: 200, message: '', data },
    });
    const { store, effects } = await makeTestStore();
    const result = await store.dispatch(signIn({ email: BORROWER, password: PASSWORD }));
    expect(result.kind).toBe('signedIn');
    expect(effects.session.read()?.token).toBe(token);
  }
});
