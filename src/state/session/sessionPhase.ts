import { sessionPhaseAt } from '@/domain/session/sessionPhase';
import {
  selectSessionEndsAtMs,
  selectSessionPhase,
  selectSessionSource,
  type SessionPhase,
  sessionPhaseChanged,
  staleCheck,
} from '../slices/session';
import type { AppThunk } from '../types';
import { syncWithOtherTabs, TOKEN_TIME } from './session';

/** If no response came, the owner of another tab's token is asked for again after this time. */
const ASK_AGAIN_MS = 5_000;

const isTimeToAsk = (askedAtMs: number | null, nowMs: number): boolean =>
  askedAtMs === null || Math.abs(nowMs - askedAtMs) >= ASK_AGAIN_MS;

/** The phase of this page's session, by the time alone. */
export const sessionPhase =
  (): AppThunk<SessionPhase> =>
  (_dispatch, getState, { effects }) => {
    const nowMs = effects.clock.nowMs();
    const endsAtMs = effects.session.endsAtMs();
    // A tab on `auth` has its own token.
    const isOfAllTabs = selectSessionSource(getState()) === 'cookie';
    const givenAtMs = isOfAllTabs ? effects.tabs.readTime(TOKEN_TIME) : null;
    const phase = sessionPhaseAt(endsAtMs, nowMs, givenAtMs);
    if (endsAtMs === null || phase === 'open') return { phase: 'open' };
    return phase === 'ending' ? { phase, endsAtMs } : { phase, sinceMs: nowMs, askedAtMs: null };
  };

/**
 * Compares the time with the known end of the session, which another tab may have extended. By time
 * stamps, so that it is right at once after a sleep.
 */
export const updateSessionPhase =
  (): AppThunk =>
  (dispatch, getState, { effects }) => {
    const { session } = getState();
    if (session.phase === 'guest' || session.phase === 'checking') return;
    const next = dispatch(sessionPhase());
    if (session.phase === 'ended') {
      // The end is later now: another tab has extended the session, or begun one.
      const isMoved = next.phase !== 'ended' && effects.session.endsAtMs() !== null;
      if (!isMoved || !isTimeToAsk(session.askedAtMs, effects.clock.nowMs())) return;
      if (effects.session.read() !== null) void dispatch(takeUpSession());
      return;
    }
    const isKnown =
      next.phase === 'ending'
        ? next.endsAtMs === selectSessionEndsAtMs(getState())
        : next.phase === session.phase;
    if (!isKnown) dispatch(sessionPhaseChanged(next));
  };

/**
 * Another tab has extended the session, or begun one: the page is covered until it is known whether
 * it belongs to the same user.
 */
const takeUpSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const { clock, session } = effects;
    const isStale = staleCheck(getState);
    const askedAtMs = clock.nowMs();
    const hasEnded = selectSessionPhase(getState()) === 'ended';
    dispatch(sessionPhaseChanged({ phase: 'checking', askedAtMs, hasEnded }));
    const token = session.others();
    try {
      const { readIdentity } = await import('./readIdentity');
      await dispatch(readIdentity(token));
    } catch {
      // If it cannot be loaded here, it is loaded with the page.
      effects.reload();
    }
    if (!isStale())
      dispatch(sessionPhaseChanged({ phase: 'ended', sinceMs: clock.nowMs(), askedAtMs }));
  };

/** Another tab has signed in or out. The owner of a new session's token is checked first. */
export const checkOtherTabs =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const { session } = getState();
    const isOfAllTabs = selectSessionSource(getState()) === 'cookie';
    const isAsked =
      session.phase === 'checking' ||
      (session.phase === 'ended' && !isTimeToAsk(session.askedAtMs, effects.clock.nowMs()));
    if (!isOfAllTabs || effects.session.others() === null) await dispatch(syncWithOtherTabs());
    else if (!isAsked) await dispatch(takeUpSession());
  };
