import { sessionStageAt, type SessionStage } from '@/domain/session/sessionEnd';
import { selectSessionGeneration, sessionPhaseChanged, type SessionPhase } from '../slices/session';
import type { AppThunk } from '../types';
import { followTabs, TOKEN_TIME } from './session';

/** Whose token another tab has brought is asked again after this time, where no answer came. */
const ASK_AGAIN_MS = 5_000;

const isTimeToAsk = (askedAtMs: number, nowMs: number): boolean =>
  Math.abs(nowMs - askedAtMs) >= ASK_AGAIN_MS;

const setPhase =
  (phase: SessionPhase): AppThunk =>
  (dispatch, _getState, { effects }) => {
    const endsAtMs = effects.session.endsAtMs();
    dispatch(sessionPhaseChanged({ phase, phaseSinceMs: effects.clock.nowMs(), endsAtMs }));
  };

/** Where the session of this page stands now. A tab that lives on `auth` has a token of its own. */
export const sessionStage =
  (): AppThunk<SessionStage> =>
  (_dispatch, getState, { effects }) => {
    const isOfAllTabs = getState().session.source === 'cookie';
    const givenAtMs = isOfAllTabs ? effects.tabs.readTime(TOKEN_TIME) : null;
    return sessionStageAt(effects.session.endsAtMs(), effects.clock.nowMs(), givenAtMs);
  };

/**
 * Compares the time with the known end of the session, which may be another since another tab has
 * taken a fresh token. By time stamps, so that it is right at once after a sleep.
 */
export const noteSessionEnd =
  (): AppThunk =>
  (dispatch, getState, { effects }) => {
    const { source, phase, askedAtMs, endsAtMs: knownEnd } = getState().session;
    if (source === null || phase === 'checking') return;
    const nowMs = effects.clock.nowMs();
    const endsAtMs = effects.session.endsAtMs();
    const stage = dispatch(sessionStage());
    if (phase !== 'ended') {
      if (stage !== phase || (stage === 'ending' && endsAtMs !== knownEnd))
        dispatch(setPhase(stage));
      return;
    }
    if (endsAtMs === null || stage === 'ended' || !isTimeToAsk(askedAtMs, nowMs)) return;
    if (effects.session.read() !== null) void dispatch(takeUpSession());
  };

/**
 * Another tab goes on with the session, or has begun one: the page is covered until it is known
 * whether it is the same user's.
 */
const takeUpSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects }) => {
    const generation = selectSessionGeneration(getState());
    dispatch(setPhase('checking'));
    const token = effects.session.others();
    try {
      if (token === null) {
        const { goOnWithSession } = await import('./renewSession');
        dispatch(goOnWithSession());
      } else {
        const { readIdentity } = await import('./readIdentity');
        await dispatch(readIdentity(token));
      }
    } catch {
      // What cannot be fetched here comes with the page.
      effects.reload();
    }
    if (selectSessionGeneration(getState()) === generation) dispatch(setPhase('ended'));
  };

/** Follows another tab, where somebody has signed in or out. */
export const followOtherTab =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { effects }) => {
    const { source, phase, askedAtMs } = getState().session;
    if (source !== 'cookie' || effects.session.others() === null) return dispatch(followTabs());
    const isAsked =
      phase === 'checking' || (phase === 'ended' && !isTimeToAsk(askedAtMs, effects.clock.nowMs()));
    return isAsked ? Promise.resolve() : dispatch(takeUpSession());
  };
