import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { accountApi } from '@/api/accountApi';
import { authApi } from '@/api/authApi';
import { ekycApi } from '@/api/ekycApi';
import { identityApi } from '@/api/identityApi';
import { notificationApi } from '@/api/notificationApi';
import { REQUEST_TIMEOUT_MS } from '@/api/request';
import { userApi } from '@/api/userApi';
import { withTimeout } from '@/primitives/withTimeout';
import { isFailedCall } from '@/state/problems';
import type { StartingPage } from './embedding';

/** What became of the writes that were running. */
export type WritesEnd = 'done' | 'failed';

export interface RunningWrites {
  /**
   * Null: none is running. Otherwise resolves when the last one has ended and what follows from it
   * was posted; as failed, if that takes longer than a response may take.
   */
  settle(this: void): Promise<WritesEnd> | null;
}

/** Locks of what the user sends as a whole, with the questions that it begins with. */
const OF_THE_USER = /^(submit|ekyc)-/;

/**
 * Writes that the app makes by itself, or that leave nothing to be posted. A status that the user moves
 * by a submit is written under the lock; a repeated e-KYC (7 to 6) is not posted.
 */
const BACKGROUND: ReadonlySet<unknown> = new Set(
  [
    userApi.endpoints.updateOnboardingStatus,
    authApi.endpoints.updateUserToken,
    authApi.endpoints.logout,
    ekycApi.endpoints.createEkycToken,
    notificationApi.endpoints.openNotification,
    notificationApi.endpoints.readAllNotifications,
    accountApi.endpoints.exchangeLoginToken,
    identityApi.endpoints.askIdentity,
  ].map(({ name }) => name),
);

interface WriteAction extends UnknownAction {
  meta: { requestId: string; requestStatus: 'pending' | 'fulfilled' | 'rejected' };
}

/** As the matchers of the toolkit, which would make the first file of every page larger. */
function isWrite(action: UnknownAction): action is WriteAction {
  const { meta } = action as { meta?: { arg?: { type?: unknown; endpointName?: unknown } } };
  return meta?.arg?.type === 'mutation' && !BACKGROUND.has(meta.arg.endpointName);
}

/** Knows whether something that the user has sent is being written. */
export function trackWrites({
  store,
  effects,
}: Pick<StartingPage, 'store' | 'effects'>): RunningWrites {
  const calls = new Set<string>();
  let locks = 0;
  let hasFailed = false;
  let ended: (() => void)[] = [];
  const isRunning = () => calls.size > 0 || locks > 0;
  const begin = (): void => {
    if (!isRunning()) hasFailed = false;
  };
  /** The thunk that waits for the call goes on first: it posts, or sends the next call of a save. */
  const end = (): void => {
    setTimeout(() => {
      if (isRunning()) return;
      ended.forEach((resolve) => resolve());
      ended = [];
    });
  };

  store.dispatch(
    addListener({
      predicate: (action) => isWrite(action) || (locks > 0 && isFailedCall(action)),
      effect: (action) => {
        if (isFailedCall(action)) hasFailed = true;
        if (!isWrite(action)) return;
        const { requestId, requestStatus } = action.meta;
        if (requestStatus === 'pending') {
          begin();
          calls.add(requestId);
        } else if (calls.delete(requestId)) end();
      },
    }),
  );
  const { withExclusiveLock } = effects.tabs;
  effects.tabs.withExclusiveLock = async (name, job, options) => {
    if (!OF_THE_USER.test(name)) return withExclusiveLock(name, job, options);
    begin();
    locks += 1;
    try {
      return await withExclusiveLock(name, job, options);
    } finally {
      locks -= 1;
      end();
    }
  };

  return {
    settle: () => {
      if (!isRunning()) return null;
      const all = new Promise<void>((resolve) => ended.push(resolve));
      return withTimeout(all, REQUEST_TIMEOUT_MS).then(
        () => (hasFailed ? 'failed' : 'done'),
        () => 'failed',
      );
    },
  };
}
