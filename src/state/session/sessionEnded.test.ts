import { bankApi } from '@/api/bankApi';
import {
  APPLICANT,
  countOf,
  ended,
  getProfile,
  MINUTE_MS,
  phaseOf,
  signedIn,
} from '@/testing/store/endingSession';
import { mock, PASSWORD } from '@/testing/mock/mock';
import { until } from '@/testing/environment/until';
import { untilCallsOver } from '@/testing/mock/untilCallsOver';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { subStepEntered } from '../slices/otherTabs';
import { selectHasSession, sessionPhaseChanged } from '../slices/session';
import { leaveWhenIdle } from './idle';
import { refreshSession } from './refresh';
import { confirmCode, signInAgain } from './signInAgain';
import { resumeSession } from './session';

beforeEach(() => mock.reset());

describe('at the known end', () => {
  test('the same user goes on with the password alone, and the page keeps what it had', async () => {
    const made = await ended();
    const before = getProfile.select()(made.store.getState()).data;
    const refused = await made.store.dispatch(bankApi.endpoints.getBanks.initiate());
    expect(refused.error).toMatchObject({ status: 401 });
    expect(made.recorded.notices).toEqual([]);

    const seen = (await callsSeen()).length;
    const result = await made.store.dispatch(signInAgain(APPLICANT, PASSWORD));
    expect(result).toEqual({ kind: 'signedIn' });
    expect(phaseOf(made)).toBe('open');
    expect(getProfile.select()(made.store.getState()).data).toBe(before);
    // The refused calls are sent again, and besides them only the profile is read.
    await until(() => bankApi.endpoints.getBanks.select()(made.store.getState()).isSuccess);
    await untilCallsOver();
    const asked = (await callsSeen()).slice(seen).filter((call) => call.startsWith('GET '));
    expect(asked.sort()).toEqual([
      'GET /api/identity/auth/profile',
      'GET /api/identity/user/banks',
    ]);
    expect([made.recorded.reloads, made.recorded.navigations]).toEqual([0, []]);
  });

  test.each([
    ['a wrong password', 'salah', null, 401],
    ['a failing server', PASSWORD, { status: 500 }, 500],
    [
      'an account that is not verified any more',
      PASSWORD,
      { status: 400, body: { code: 400, error: 'Account not verified' } },
      400,
    ],
  ])('%s is reported, and nothing is given up', async (_what, password, fault, status) => {
    const made = await ended();
    if (fault !== null) await mock.addFault({ method: 'POST', path: '*/login', ...fault });
    const result = await made.store.dispatch(signInAgain(APPLICANT, password));
    expect(result).toMatchObject({ kind: 'failed', problem: { status } });
    expect(made.recorded.notices).toHaveLength(1);
    expect([phaseOf(made), made.recorded.navigations]).toEqual(['ended', []]);
  });

  test('who needs a one-time code is asked for it in place, and stays on the page', async () => {
    const email = 'otp@bos.test';
    const made = await ended(email);
    const result = await made.store.dispatch(signInAgain(email, PASSWORD));
    const userId = String(getProfile.select()(made.store.getState()).data!.id);
    expect(result).toEqual({ kind: 'needsOtp', userId });
    expect(phaseOf(made)).toBe('ended');
    const code = await mock.lastCode(email);
    const wrong = code === '111111' ? '222222' : '111111';
    expect(await made.store.dispatch(confirmCode(userId, wrong))).toEqual({ kind: 'wrongCode' });
    expect(await made.store.dispatch(confirmCode(userId, code))).toEqual({ kind: 'verified' });
    expect([phaseOf(made), made.recorded.navigations]).toEqual(['open', []]);
    expect(made.store.getState().signIn.verifiedUserId).toBeNull();
  });

  test('a code that came too late leads back to the password, not off the page', async () => {
    const email = 'otp@bos.test';
    const made = await ended(email);
    const result = await made.store.dispatch(signInAgain(email, PASSWORD));
    const userId = result.kind === 'needsOtp' ? result.userId : '';
    await made.advance(16 * MINUTE_MS);
    expect(await made.store.dispatch(confirmCode(userId, '123456'))).toEqual({ kind: 'left' });
    expect(made.recorded.navigations).toEqual([]);
  });

  test('activity asks the server for nothing', async () => {
    const made = await ended();
    await made.store.dispatch(refreshSession());
    expect(await countOf('/update-user-token')).toBe(0);
  });

  test('N8: nobody there for another minute at a form is the idle rule: login, with one warning', async () => {
    const made = await ended();
    made.store.dispatch(subStepEntered({ subStep: 'employment' }));
    const wentAwayAtMs = made.effects.clock.nowMs() - 60 * MINUTE_MS;
    made.store.dispatch(leaveWhenIdle(wentAwayAtMs));
    expect(made.recorded.navigations).toEqual([]);
    await made.advance(MINUTE_MS);
    made.store.dispatch(leaveWhenIdle(wentAwayAtMs));
    made.store.dispatch(leaveWhenIdle(wentAwayAtMs));
    expect(made.recorded.navigations.map(({ path }) => path)).toEqual(['/login']);
    expect(made.recorded.notices).toHaveLength(1);
  });

  test('N8: a session that another tab has brought is not ended by the idleness of this one', async () => {
    const made = await ended();
    const longAgoMs = made.effects.clock.nowMs() - 60 * MINUTE_MS;
    const { session } = made.effects;
    const { token } = await mock.freshToken(APPLICANT, 'session');
    session.others = () => token;
    made.store.dispatch(leaveWhenIdle(longAgoMs));
    session.others = () => null;
    made.store.dispatch(
      sessionPhaseChanged({ phase: 'checking', askedAtMs: longAgoMs, hasEnded: true }),
    );
    made.store.dispatch(leaveWhenIdle(longAgoMs));
    expect(made.recorded.navigations).toEqual([]);
    expect(session.read()).not.toBeNull();
  });

  test('N8: where nothing can be typed, the idle rule holds at once, and not for who is there', async () => {
    const made = await ended();
    const nowMs = made.effects.clock.nowMs();
    made.store.dispatch(leaveWhenIdle(nowMs - MINUTE_MS));
    expect(made.recorded.navigations).toEqual([]);
    made.store.dispatch(leaveWhenIdle(nowMs - 2 * MINUTE_MS));
    expect(made.recorded.navigations.map(({ path }) => path)).toEqual(['/login']);
    expect(made.recorded.notices).toHaveLength(1);
  });

  test('a page that is loaded again after it finds nobody signed in', async () => {
    const { effects, advance } = await signedIn();
    await advance(60 * MINUTE_MS);
    const { store } = await makeTestStore(effects);
    store.dispatch(resumeSession());
    expect([selectHasSession(store.getState()), effects.session.read()]).toEqual([false, null]);
  });
});
