import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import { userApi } from '@/api/userApi';
import type { Profile } from '@/api/wire';
import { STATUS } from '@/domain/access/statuses';
import { isDueForDraft } from '@/domain/access/transitions';
import { readViewer } from '@/domain/access/viewer';
import type { NetworkPort } from '@/ports/page';
import { staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import type { StartListening } from './startListening';

const { getProfile } = authApi.endpoints;
const { updateOnboardingStatus } = userApi.endpoints;

/** Delays before the second and third try; after that it waits for a reload of the page. */
const RETRY_AFTER_MS = [2_000, 8_000];
const MOST_TRIES = RETRY_AFTER_MS.length + 1;

const isDue = (profile: Profile): boolean => isDueForDraft(readViewer(profile, null));

/** Whether trying again may help: no response, or a server error. */
const isPassing = ({ status }: ApiProblem): boolean => status === null || status >= 500;

const untilOnline = (network: NetworkPort): Promise<void> =>
  new Promise((resolve) => {
    if (network.isOnline()) {
      resolve();
      return;
    }
    const stop = network.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      resolve();
    });
  });

/**
 * Moves a user from Ready to Onboard to In Draft when the profile has that status, once
 * (statuses.md#ready-to-onboard): not before the terms are accepted, not from two tabs, not for
 * each screen that reads the profile, and with at most three tries.
 */
export function listenForReadyToOnboard(startListening: StartListening): void {
  const tries = new Map<number, number>();
  const busy = new Set<number>();

  const move =
    (userId: number): AppThunk<Promise<void>> =>
    async (dispatch, getState, { effects }) => {
      const isStale = staleCheck(getState);
      for (let attempt = tries.get(userId) ?? 0; attempt < MOST_TRIES; attempt += 1) {
        // Without a connection no try can arrive, and none is spent.
        await untilOnline(effects.network);
        // Meanwhile another tab, or another device, may have moved the user.
        await dispatch(callEndpoint(getProfile, undefined));
        const { data: fresh, isSuccess } = getProfile.select()(getState());
        if (isStale() || !isSuccess || !isDue(fresh)) return;
        tries.set(userId, attempt + 1);
        const { problem } = await dispatch(
          callEndpoint(updateOnboardingStatus, {
            userId,
            statusId: STATUS.inDraft,
            problems: 'inline',
          }),
        );
        if (!problem) return;
        if (!isPassing(problem)) {
          // Also when the profile is read again: a refusal is not retried.
          tries.set(userId, MOST_TRIES);
          return;
        }
        await effects.clock.wait(RETRY_AFTER_MS[attempt] ?? 0);
      }
    };

  startListening({
    matcher: getProfile.matchFulfilled,
    effect: async ({ payload: profile }, { dispatch, extra }) => {
      if (!isDue(profile) || busy.has(profile.id)) return;
      if ((tries.get(profile.id) ?? 0) >= MOST_TRIES) return;
      busy.add(profile.id);
      try {
        await extra.effects.tabs.withExclusiveLock('ready-to-onboard', () =>
          dispatch(move(profile.id)),
        );
      } finally {
        busy.delete(profile.id);
      }
    },
  });
}
