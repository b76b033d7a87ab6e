import { use, useEffect, useId, useSyncExternalStore } from 'react';
import { LeaveReasonsContext, type LeaveReason } from './leaveReasons';

/** Has the user asked before they leave, for as long as there is a reason. */
export function useLeaveReason(reason: LeaveReason | null, failedCount = 0): void {
  const reasons = use(LeaveReasonsContext);
  const key = useId();
  const json = JSON.stringify(reason);
  useEffect(() => {
    reasons?.put(key, JSON.parse(json) as LeaveReason | null, failedCount);
  }, [reasons, key, json, failedCount]);
  useEffect(() => () => reasons?.put(key, null), [reasons, key]);
}

/**
 * The same for files that are on their way up.
 * - `names`: as they are shown; none where nothing is under way.
 * - `failedCount`: how many have failed and can be tried again. Nobody is asked for their sake.
 */
export function useUploadsUnderWay(names: readonly string[], failedCount: number): void {
  useLeaveReason(names.length > 0 ? { kind: 'uploads', names } : null, failedCount);
}

const nothing = () => false;
const noSubscription = () => nothing;

const useReasons = (has: (reasons: readonly LeaveReason[]) => boolean): boolean => {
  const reasons = use(LeaveReasonsContext);
  return useSyncExternalStore(
    reasons?.subscribe ?? noSubscription,
    reasons ? () => has(reasons.read().reasons) : nothing,
  );
};

/** Whether anything goes up on the page around. */
export const useHasUploads = (): boolean =>
  useReasons((reasons) => reasons.some(({ kind }) => kind === 'uploads'));

/** Whether the page around has any reason to ask before it is left. */
export const useHasLeaveReasons = (): boolean => useReasons((reasons) => reasons.length > 0);
