import { authApi } from '@/api/authApi';
import { STATUS } from '@/domain/access/statuses';
import { mock } from '@/testing/mock/mock';
import { oneLock } from '@/testing/store/oneLock';
import { untilCallsOver } from '@/testing/mock/untilCallsOver';
import { until } from '@/testing/environment/until';
import { callsSeen, makeTestStore } from '@/testing/store/testStore';
import { networkChanged } from '../slices/network';
import { sessionEnded } from '../slices/session';

const APPLICANT = 'borrower.individu@bos.test';
const { getProfile, acceptTerms } = authApi.endpoints;

/** Delays that end at once, and are recorded. */
function quickClock() {
  const waits: number[] = [];
  const wait = (durationMs: number) => {
    waits.push(durationMs);
    return Promise.resolve();
  };
  return { waits, clock: { nowMs: () => Date.now(), wait } };
}

const moves = async () =>
  (await callsSeen()).filter((call) => /PUT .*\/onboarding-status$/.test(call)).length;

/** Waits for the expected number of moves, and for one too many. */
async function movesTo(count: number): Promise<number> {
  await until(async () => (await moves()) >= count);
  await untilCallsOver();
  return moves();
}

type Made = Awaited<ReturnType<typeof makeTestStore>>;
const load = ({ store }: Made) =>
  store.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));
const statusOf = ({ store }: Made) => getProfile.select()(store.getState()).data?.status_id;

beforeEach(() => mock.reset());

test('C5: an applicant who is Ready to Onboard is moved to In Draft, and the profile shows it at once', async () => {
  const made = await makeTestStore({ signedInAs: APPLICANT });
  await load(made);
  expect(await movesTo(1)).toBe(1);
  expect(statusOf(made)).toBe(STATUS.inDraft);
});

test('C5: ten screens that ask for the profile at once move the user once', async () => {
  const made = await makeTestStore({ signedInAs: APPLICANT });
  await Promise.all(Array.from({ length: 10 }, () => load(made)));
  await untilCallsOver();
  await load(made);
  expect(await movesTo(1)).toBe(1);
});

test('C5: two tabs that load the profile at once move the user once', async () => {
  const withExclusiveLock = oneLock();
  const open = async () => {
    const made = await makeTestStore({ signedInAs: APPLICANT });
    made.effects.tabs.withExclusiveLock = withExclusiveLock;
    return made;
  };
  const [one, other] = [await open(), await open()];
  await Promise.all([load(one), load(other)]);
  expect(await movesTo(1)).toBe(1);
  expect([statusOf(one), statusOf(other)]).toEqual([STATUS.inDraft, STATUS.inDraft]);
});

test('C5: a server that fails is asked three times, later and later, and then left alone', async () => {
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500 });
  const { waits, clock } = quickClock();
  const made = await makeTestStore({ signedInAs: APPLICANT, clock });
  await load(made);
  expect(await movesTo(3)).toBe(3);
  expect(waits.slice(0, 2)).toEqual([2_000, 8_000]);
  for (let mounts = 0; mounts < 10; mounts += 1) await load(made);
  expect(await movesTo(3)).toBe(3);
  expect(made.recorded.notices).toEqual([]);
});

test('C5: without a connection no try is spent; the next one is made when it is back', async () => {
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500, times: 1 });
  const made = await makeTestStore({ signedInAs: APPLICANT });
  const waits: number[] = [];
  made.effects.clock.wait = (durationMs) => {
    waits.push(durationMs);
    made.network.setOnline(false);
    return Promise.resolve();
  };
  await load(made);
  expect(await movesTo(1)).toBe(1);
  expect(waits).toEqual([2_000]);
  made.network.setOnline(true);
  expect(await movesTo(2)).toBe(2);
  expect(statusOf(made)).toBe(STATUS.inDraft);
});

test('C5: a profile that could not be read is read when the connection is back, and the user is moved', async () => {
  const made = await makeTestStore({ signedInAs: APPLICANT });
  await mock.addFault({ method: 'GET', path: '/auth/profile', drop: true, times: 1 });
  await load(made);
  made.store.dispatch(networkChanged({ isOnline: false }));
  expect(await moves()).toBe(0);
  made.store.dispatch(networkChanged({ isOnline: true }));
  expect(await movesTo(1)).toBe(1);
});

test('a server that failed once is asked again, and that is all', async () => {
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500, times: 1 });
  const made = await makeTestStore({ signedInAs: APPLICANT, clock: quickClock().clock });
  await load(made);
  expect(await movesTo(2)).toBe(2);
  expect(statusOf(made)).toBe(STATUS.inDraft);
});

test('a refused change of status is not sent again', async () => {
  const body = { code: 422, error: 'Onboarding status transition not allowed' };
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 422, body });
  const made = await makeTestStore({ signedInAs: APPLICANT, clock: quickClock().clock });
  await load(made);
  expect(await movesTo(1)).toBe(1);
});

test('not before the terms are accepted; then at once', async () => {
  const made = await makeTestStore({ signedInAs: 'terms@bos.test' });
  await load(made);
  await untilCallsOver();
  expect(await moves()).toBe(0);
  const body = { tnc: true, version: '1' } as const;
  await made.store.dispatch(acceptTerms.initiate({ body }));
  expect(await movesTo(1)).toBe(1);
  expect(statusOf(made)).toBe(STATUS.inDraft);
});

test.each(['active.borrower@bos.test', 'ekyc.waiting@bos.test', 'revision@bos.test'])(
  'a user at another status stays there (%s)',
  async (email) => {
    await load(await makeTestStore({ signedInAs: email }));
    await untilCallsOver();
    expect(await moves()).toBe(0);
  },
);

test('who signs out between two tries is not moved any more', async () => {
  await mock.addFault({ method: 'PUT', path: '*/onboarding-status', status: 500 });
  const made = await makeTestStore({ signedInAs: APPLICANT });
  made.effects.clock.wait = () =>
    Promise.resolve(void made.store.dispatch(sessionEnded('signOut')));
  await load(made);
  expect(await movesTo(1)).toBe(1);
});
