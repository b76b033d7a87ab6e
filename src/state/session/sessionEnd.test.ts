import { authApi } from '@/api/authApi';
import { bankApi } from '@/api/bankApi';
import { mock, PASSWORD } from '@/testing/mock';
import { oneLock } from '@/testing/oneLock';
import { callsSeen, makeTestStore, until, type TestStore } from '@/testing/testStore';
import type { Effects } from '../effects';
import { subStepEntered } from '../slices/elsewhere';
import { selectSessionPhase, sessionPhaseChanged } from '../slices/session';
import { extendSession } from './extendSession';
import { leaveWhenIdle } from './idle';
import { refreshSession } from './refresh';
import { renewSession } from './renewSession';
import { followOtherTab, noteSessionEnd } from './sessionEnd';
import { confirmCode, signInAgain } from './signInAgain';
import { resumeSession } from './session';

const APPLICANT = 'borrower.individu@bos.test';
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const { getProfile } = authApi.endpoints;

/** The device's clock, moved by the test; the mock's is moved with it. */
function movedClock() {
  let aheadMs = 0;
  return {
    clock: { nowMs: () => Date.now() + aheadMs, wait: () => Promise.resolve() },
    async advance(ms: number) {
      aheadMs += ms;
      await mock.advanceClock(ms / 1000);
    },
  };
}

/** Somebody whose profile is loaded, with a session of an hour of which all tabs know the end. */
async function signedIn(email = APPLICANT, overrides: Partial<Effects> = {}) {
  const moved = movedClock();
  const made = await makeTestStore({ signedInAs: email, clock: moved.clock, ...overrides });
  made.effects.session.store(
    made.effects.session.read()!.token,
    moved.clock.nowMs() + 60 * MINUTE_MS,
  );
  await made.store.dispatch(getProfile.initiate());
  return { ...made, ...moved };
}

const phaseOf = ({ store }: Pick<TestStore, 'store'>) => {
  store.dispatch(noteSessionEnd());
  return selectSessionPhase(store.getState());
};

const countOf = async (path: string) =>
  (await callsSeen()).filter((call) => call.endsWith(path)).length;

/** A session that has just come to its known end under an open page. */
async function ended(email = APPLICANT) {
  const made = await signedIn(email);
  await made.advance(60 * MINUTE_MS);
  expect(phaseOf(made)).toBe('ended');
  return made;
}

beforeEach(() => mock.reset());

describe('before the known end', () => {
  test('A6: two minutes before, the user is warned, and can go on ten times', async () => {
    const made = await signedIn();
    for (let times = 1; times <= 10; times += 1) {
      await made.advance(58 * MINUTE_MS - 5 * SECOND_MS);
      expect(phaseOf(made)).toBe('open');
      await made.advance(10 * SECOND_MS);
      expect(phaseOf(made)).toBe('ending');
      expect(await made.store.dispatch(extendSession())).toBeNull();
      expect([phaseOf(made), await countOf('/update-user-token')]).toEqual(['open', times]);
    }
    expect(
      (await made.store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }))).data,
    ).toBeDefined();
  });

  test('the warning goes in every tab when one of them has gone on, with one call', async () => {
    const first = await signedIn();
    const { session, tabs, clock } = first.effects;
    tabs.runAlone = oneLock();
    const second = await makeTestStore({ session, tabs, clock });
    await first.advance(59 * MINUTE_MS);
    expect([phaseOf(first), phaseOf(second)]).toEqual(['ending', 'ending']);
    await Promise.all([
      first.store.dispatch(extendSession()),
      second.store.dispatch(extendSession()),
    ]);
    expect([phaseOf(first), phaseOf(second)]).toEqual(['open', 'open']);
    expect(await countOf('/update-user-token')).toBe(1);
  });

  test.each([
    ['fails', { status: 500 }, 'http'],
    ['is cut off', { drop: true }, 'offline'],
    ['answers what nobody can read', { status: 200, body: '<html></html>' }, 'unreadable'],
  ])('a server that %s is told, and the next try is good', async (_what, fault, kind) => {
    const made = await signedIn();
    await made.advance(59 * MINUTE_MS);
    expect(phaseOf(made)).toBe('ending');
    await mock.addFault({ method: 'POST', path: '*/update-user-token', ...fault });
    expect((await made.store.dispatch(extendSession()))?.kind).toBe(kind);
    expect(phaseOf(made)).toBe('ending');
    await mock.clearFaults();
    expect(await made.store.dispatch(extendSession())).toBeNull();
    expect(phaseOf(made)).toBe('open');
  });

  test('while the warning stands, activity leaves it to the button', async () => {
    const made = await signedIn();
    await made.advance(59 * MINUTE_MS);
    await made.store.dispatch(refreshSession());
    expect([phaseOf(made), await countOf('/update-user-token')]).toEqual(['ending', 0]);
  });

  test.each([-48, -12, -1, 1, 12, 48])(
    'N7: a device clock that is %d hours off neither warns at once nor forgets to',
    async (hours) => {
      let aheadMs = hours * 60 * MINUTE_MS;
      const clock = { nowMs: () => Date.now() + aheadMs, wait: () => Promise.resolve() };
      const made = await makeTestStore({ signedInAs: APPLICANT, clock });
      await made.store.dispatch(refreshSession());
      expect(phaseOf(made)).toBe('open');
      aheadMs += 59 * MINUTE_MS;
      expect(phaseOf(made)).toBe('ending');
    },
  );
});

test('a session of less than the two minutes leaves time to work before it warns', async () => {
  const made = await signedIn();
  const { token } = made.effects.session.read()!;
  made.store.dispatch(renewSession(token, made.clock.nowMs() + 90 * SECOND_MS));
  expect(phaseOf(made)).toBe('open');
  await made.advance(65 * SECOND_MS);
  expect(phaseOf(made)).toBe('ending');
});

describe('at the known end', () => {
  test('the same user goes on with the password alone, and the page keeps what it had', async () => {
    const made = await ended();
    const before = getProfile.select()(made.store.getState()).data;
    const refused = await made.store.dispatch(bankApi.endpoints.getBanks.initiate());
    expect(refused.error).toMatchObject({ status: 401 });
    expect(made.recorded.notices).toEqual([]);

    const result = await made.store.dispatch(signInAgain(APPLICANT, PASSWORD));
    expect(result).toEqual({ kind: 'signedIn' });
    expect(phaseOf(made)).toBe('open');
    expect(getProfile.select()(made.store.getState()).data).toBe(before);
    // What was refused meanwhile is asked for again.
    await until(() => bankApi.endpoints.getBanks.select()(made.store.getState()).isSuccess);
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
  ])('%s is told, and nothing is given up', async (_what, password, fault, status) => {
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
      sessionPhaseChanged({ phase: 'checking', phaseSinceMs: longAgoMs, endsAtMs: null }),
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
    expect([store.getState().session.source, effects.session.read()]).toEqual([null, null]);
  });
});

describe('a sign-in in another tab', () => {
  /** Another tab keeps a fresh token of somebody's in the browser. */
  async function signInElsewhere({ effects, store }: TestStore, email: string) {
    const { token, expire_time: endsAtS } = await mock.freshToken(email, 'session');
    const { session } = effects;
    session.others = () => token;
    session.endsAtMs = () => endsAtS * 1000;
    session.leave = () => {
      session.others = () => null;
      session.store(token, endsAtS * 1000);
    };
    await store.dispatch(followOtherTab());
  }

  test('of the same user frees this one, with all that it had', async () => {
    const made = await ended();
    const before = getProfile.select()(made.store.getState()).data;
    await signInElsewhere(made, APPLICANT);
    expect(phaseOf(made)).toBe('open');
    expect(getProfile.select()(made.store.getState()).data).toBe(before);
    expect(made.recorded.reloads).toBe(0);
  });

  test('N5: of somebody else starts this one anew, and nothing of the first user is left', async () => {
    const made = await ended();
    await signInElsewhere(made, 'active.borrower@bos.test');
    expect(made.recorded.reloads).toBe(1);
    expect(getProfile.select()(made.store.getState()).data).toBeUndefined();
    expect(made.effects.session.read()).not.toBeNull();
  });

  test('whose user nobody can tell leaves the page covered, and is asked after again', async () => {
    const made = await ended();
    await mock.addFault({ method: 'GET', path: '*/auth/profile', status: 500 });
    await signInElsewhere(made, APPLICANT);
    expect([phaseOf(made), made.recorded.reloads]).toEqual(['ended', 0]);
    await mock.clearFaults();
    await made.advance(6 * SECOND_MS);
    made.store.dispatch(noteSessionEnd());
    await until(() => selectSessionPhase(made.store.getState()) === 'open');
  });
});

test('N2: a refused call of the token before says nothing of the one in use', async () => {
  const made = await signedIn();
  const refused = { code: 401, error: 'Invalid JWT token' };
  await mock.addFault({
    method: 'GET',
    path: '*/user/banks',
    status: 401,
    body: refused,
    delay_ms: 300,
  });
  const asked = made.store.dispatch(bankApi.endpoints.getBanks.initiate());
  made.effects.session.store(await mock.token(APPLICANT, 'session'), null);
  await asked;
  expect(made.recorded.notices).toEqual([]);
});
