/**
 * After this long without activity a visitor without a session goes to login (sessions.md#idle).
 */
export const IDLE_TIMEOUT_MS = 2 * 60 * 1000;
/** Activity refreshes the session at most this often, over all tabs. */
export const ACTIVITY_THROTTLE_MS = 60 * 1000;

/**
 * How long signing in is offered over an open form once its session has come to its known end.
 * Assumption: whoever was away for longer than the idle time gets this much before the idle rule; on
 * a page where nothing can be typed that rule holds at once.
 */
export const SIGN_IN_AGAIN_MS = 60 * 1000;

export interface IdleState {
  readonly lastActivityAtMs: number;
  readonly hasToken: boolean;
  /** The tab lives on `auth`, from the query or from its memory. */
  readonly hasAuthParameter: boolean;
  readonly pageNeedsSession: boolean;
  readonly wasWarned: boolean;
  /** When an open form noticed that its session has come to its known end; null without one. */
  readonly formEndedAtMs: number | null;
}

/** Whether the idle visitor goes to login with a warning; told by time stamps, not by ticks. */
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
  /** Null where the session was not refreshed yet. */
  readonly lastRefreshAtMs: number | null;
}

/**
 * Whether activity refreshes the session now. A last refresh in the future is a clock set back; by
 * less than the throttle it is waited for all the same, so that nothing is asked for twice a minute.
 */
export function shouldRefreshSession(state: ActivityState, nowMs: number): boolean {
  if (!state.hasToken || state.hasAuthParameter) return false;
  const { lastRefreshAtMs } = state;
  return lastRefreshAtMs === null || Math.abs(nowMs - lastRefreshAtMs) >= ACTIVITY_THROTTLE_MS;
}
