import { authApi } from '@/api/authApi';
import { isDueForDraft } from '@/domain/access/transitions';
import { readViewer } from '@/domain/access/viewer';
import type { Effects } from '@/state/effects';
import { updateSessionPhase } from '@/state/session/sessionPhase';
import { selectSessionPhase } from '@/state/slices/session';
import { until } from '../environment/until';
import { mock } from '../mock/mock';
import { callsSeen, makeTestStore, type TestStore } from './testStore';

export const APPLICANT = 'borrower.individu@bos.test';
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const { getProfile } = authApi.endpoints;

/** A clock of the device that the test moves, together with the mock's clock. */
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

/** A user whose profile is loaded, with a session of one hour whose end all tabs know. */
export async function signedIn(email = APPLICANT, overrides: Partial<Effects> = {}) {
  const moved = movedClock();
  const made = await makeTestStore({ signedInAs: email, clock: moved.clock, ...overrides });
  made.effects.session.store(
    made.effects.session.read()!.token,
    moved.clock.nowMs() + 60 * MINUTE_MS,
  );
  await made.store.dispatch(getProfile.initiate());
  // The app moves an applicant from Ready to Onboard to In Draft, which changes the profile; wait
  // for that.
  await until(() => {
    const { data } = getProfile.select()(made.store.getState());
    return data !== undefined && !isDueForDraft(readViewer(data, null));
  });
  return { ...made, ...moved };
}

/** The phase of the session, after checking the time. */
export const phaseOf = ({ store }: Pick<TestStore, 'store'>) => {
  store.dispatch(updateSessionPhase());
  return selectSessionPhase(store.getState());
};

/** The number of calls to a path that the server has received. */
export const countOf = async (path: string) =>
  (await callsSeen()).filter((call) => call.endsWith(path)).length;

/** A session that has just expired while a page is open. */
export async function ended(email = APPLICANT) {
  const made = await signedIn(email);
  await made.advance(60 * MINUTE_MS);
  expect(phaseOf(made)).toBe('ended');
  return made;
}
