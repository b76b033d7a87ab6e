/**
 * A visitor without a session goes to login after this long without activity (sessions.md#idle).
 */
export const IDLE_TIMEOUT_MS = 2 * 60 * 1000;
/** Activity refreshes the session at most this often, over all tabs. */
export const ACTIVITY_THROTTLE_MS = 60 * 1000;

/**
 * How long an open form offers to sign in again after its session expired. Assumption: this minute
 * also applies to a user who was idle for longer than the idle timeout; on a page without a form
 * the idle rule applies at once.
 */
export const SIGN_IN_AGAIN_MS = 60 * 1000;

export interface IdleState {
  readonly lastActivityAtMs: number;
  readonly hasToken: boolean;
  /** The token of this tab came from `auth`, in the query or in the tab's memory. */
  readonly hasAuthParameter: boolean;
  readonly pageNeedsSession: boolean;
  readonly wasWarned: boolean;
  /** When an open form noticed that its session has expired; null without one. */
  readonly formEndedAtMs: number | null;
}

/**
 * Whether an idle visitor goes to login with a warning. Compares time stamps, because timers stop
 * while a device sleeps.
 */
export function shouldLeaveWhenIdle(state: IdleState, nowMs: number): boolean {
  return (
    state.pageNeedsSession &&
    !state.hasToken &&
    !state.hasAuthParameter &&
    !state.wasWarned &&
    nowMs - state.lastActivityAtMs >= IDLE_TIMEOUT_MS &&
    (state.formEndedAtMs === null || nowMs - state.formEndedAtMs >= SIGN_IN_AGAIN_MS)
  );
}

export interface ActivityState {
  readonly hasToken: boolean;
  readonly hasAuthParameter: boolean;
  /** Null before the first refresh. */
  readonly lastRefreshAtMs: number | null;
}

/**
 * Whether activity refreshes the session now. A last refresh in the future means that the clock was
 * set back. If it is less than the throttle in the future, it still counts, so that there are never
 * two refreshes within a minute.
 */
export function shouldRefreshSession(state: ActivityState, nowMs: number): boolean {
  if (!state.hasToken || state.hasAuthParameter) return false;
  const { lastRefreshAtMs } = state;
  return lastRefreshAtMs === null || Math.abs(nowMs - lastRefreshAtMs) >= ACTIVITY_THROTTLE_MS;
}
