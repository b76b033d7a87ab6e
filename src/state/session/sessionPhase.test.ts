import { bankApi } from '@/api/bankApi';
import { holdResponses } from '@/testing/mock/holdResponses';
import {
  APPLICANT,
  countOf,
  ended,
  getProfile,
  MINUTE_MS,
  phaseOf,
  SECOND_MS,
  signedIn,
} from '@/testing/store/endingSession';
import { mock } from '@/testing/mock/mock';
import { oneLock } from '@/testing/store/oneLock';
import { until } from '@/testing/environment/until';
import { makeTestStore, type TestStore } from '@/testing/store/testStore';
import { selectSessionPhase } from '../slices/session';
import { extendSession } from './extendSession';
import { refreshSession } from './refresh';
import { renewSession } from './renewSession';
import { checkOtherTabs, updateSessionPhase } from './sessionPhase';

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
    tabs.withExclusiveLock = oneLock();
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
  ])('a server that %s is reported, and the next try succeeds', async (_what, fault, kind) => {
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

  test('while the warning is open, activity leaves it to the button', async () => {
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

describe('a sign-in in another tab', () => {
  /** Another tab stores a fresh token of some user in the browser. */
  async function signInElsewhere({ effects, store }: TestStore, email: string) {
    const { token, expire_time: endsAtS } = await mock.freshToken(email, 'session');
    const { session } = effects;
    session.others = () => token;
    session.endsAtMs = () => endsAtS * 1000;
    session.leave = () => {
      session.others = () => null;
      session.store(token, endsAtS * 1000);
    };
    await store.dispatch(checkOtherTabs());
  }

  test('of the same user frees this one, with all that it had', async () => {
    const made = await ended();
    const before = getProfile.select()(made.store.getState()).data;
    await signInElsewhere(made, APPLICANT);
    expect(phaseOf(made)).toBe('open');
    expect(getProfile.select()(made.store.getState()).data).toBe(before);
    expect(made.recorded.reloads).toBe(0);
  });

  test('N5: of somebody else starts this one again, and nothing of the first user is left', async () => {
    const made = await ended();
    await signInElsewhere(made, 'active.borrower@bos.test');
    expect(made.recorded.reloads).toBe(1);
    expect(getProfile.select()(made.store.getState()).data).toBeUndefined();
    expect(made.effects.session.read()).not.toBeNull();
  });

  test('whose user cannot be loaded leaves the page covered, and is loaded again', async () => {
    const made = await ended();
    await mock.addFault({ method: 'GET', path: '*/auth/profile', status: 500 });
    await signInElsewhere(made, APPLICANT);
    expect([phaseOf(made), made.recorded.reloads]).toEqual(['ended', 0]);
    await mock.clearFaults();
    await made.advance(6 * SECOND_MS);
    made.store.dispatch(updateSessionPhase());
    await until(() => selectSessionPhase(made.store.getState()) === 'open');
  });
});

test('N2: a refused call of the token before says nothing of the one in use', async () => {
  const made = await signedIn();
  const refused = { code: 401, error: 'Invalid JWT token' };
  await mock.addFault({ method: 'GET', path: '*/user/banks', status: 401, body: refused });
  const { release } = holdResponses('/user/banks');
  const asked = made.store.dispatch(bankApi.endpoints.getBanks.initiate());
  made.effects.session.store(await mock.token(APPLICANT, 'session'), null);
  release();
  await asked;
  expect(made.recorded.notices).toEqual([]);
});
