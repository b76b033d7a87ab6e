import { accountApi, type LinkSession } from '@/api/accountApi';
import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import { identityApi } from '@/api/identityApi';
import { canTryAgain, noResponseProblem, type ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import { PATHS } from '@/domain/access/paths';
import { readEkycToken } from '@/domain/session/ekycLink';
import { readExpiry } from '@/domain/session/tokenExpiry';
import { selectHasSession, staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { beginSession, endSession } from './session';

/** Why there is no e-KYC to enter; the lines of `EkycEntry` say what each means. */
export type DeadLink = 'missing' | 'malformed' | 'refused';

/**
 * What became of a link to the e-KYC page; the screen reports problems.
 * - `entered`: this tab has a session for the page.
 * - `otherUser`: the link is for this user, and another one with this email is signed in. The session
 *   of the link can be taken, unless the page was loaded again since.
 * - `missing`: no token and no session: the page was loaded again, or opened without a link.
 * - `malformed`: the link was cut off or changed. `refused`: the server does not accept it.
 * - `left`: the response came too late.
 */
export type EkycEntry =
  | { kind: 'entered'; isByLink: boolean }
  | { kind: 'left' }
  | { kind: DeadLink }
  | { kind: 'otherUser'; userId: number | null; email: string; canTake: boolean }
  | { kind: 'failed'; problem: ApiProblem };

/** What an entry of the browser's history knows of its link. */
export interface LinkBefore {
  /** The link was for this user, and not for the one who is signed in; null: for a user without id. */
  foreignUserId?: number | null | undefined;
  /** Why the link did not open the e-KYC; `missing`: it could not be checked. */
  deadLink?: DeadLink | undefined;
}

/** Takes the token out of an address within the app, before the page removes it there. */
export const holdEkycToken =
  (token: string): AppThunk =>
  (_dispatch, _getState, { effects, pendingCredentials }) => {
    effects.ekycToken.current = token;
    pendingCredentials.ekycSession = undefined;
  };

/** The session of the link; exchanged once, also if what follows has to be tried again. */
const exchange =
  (token: string): AppThunk<Promise<Result<LinkSession>>> =>
  async (dispatch, _getState, { pendingCredentials }) => {
    if (pendingCredentials.ekycSession) return { value: pendingCredentials.ekycSession };
    const call = callEndpoint(accountApi.endpoints.exchangeLoginToken, { body: { token } });
    const result = await dispatch(call);
    if (!result.problem && result.value.token === '')
      return { problem: noResponseProblem('unreadable', true) };
    if (!result.problem) pendingCredentials.ekycSession = result.value;
    return result;
  };

/** Compares the user of the link with the one who is signed in; null: nobody is. */
const compareUsers =
  (userId: number | null, isStale: () => boolean): AppThunk<Promise<EkycEntry | null>> =>
  async (dispatch, _getState, { effects, pendingCredentials }) => {
    const current = effects.session.read();
    if (current === null) return null;
    const { token } = current;
    const identity = await dispatch(callEndpoint(identityApi.endpoints.askIdentity, { token }));
    if (isStale()) return { kind: 'left' };
    if (identity.problem)
      // A session that the server refuses is nobody's.
      return canTryAgain(identity.problem) ? { kind: 'failed', problem: identity.problem } : null;
    const { id, email } = identity.value;
    if (id === userId) return { kind: 'entered', isByLink: true };
    const canTake = pendingCredentials.ekycSession !== undefined;
    return { kind: 'otherUser', userId, email, canTake };
  };

/**
 * Exchanges the token of the link for a session. A user who is signed in already goes on with the
 * session in use, and another user's session is never replaced without a question (N10). Without a
 * token the session of this tab is used.
 * - `before`: what became of the link when the page was loaded before. A link that did not open the
 *   e-KYC does not after a reload either: the user who is signed in may be another.
 */
export const enterEkyc =
  (
    screen: AbortSignal,
    { foreignUserId, deadLink }: LinkBefore = {},
  ): AppThunk<Promise<EkycEntry>> =>
  async (dispatch, getState, { effects }) => {
    const isStale = staleCheck(getState, screen);
    const given = effects.ekycToken.current;
    if (given === null) {
      if (deadLink !== undefined) return { kind: deadLink };
      if (!selectHasSession(getState())) return { kind: 'missing' };
      if (foreignUserId === undefined) return { kind: 'entered', isByLink: false };
      return (await dispatch(compareUsers(foreignUserId, isStale))) ?? { kind: 'missing' };
    }
    const token = readEkycToken(given);
    if (token === null) {
      effects.ekycToken.current = null;
      return { kind: 'malformed' };
    }
    const linked = await dispatch(exchange(token));
    if (isStale()) return { kind: 'left' };
    if (linked.problem) {
      if (canTryAgain(linked.problem)) return { kind: 'failed', problem: linked.problem };
      effects.ekycToken.current = null;
      return { kind: 'refused' };
    }
    const compared = await dispatch(compareUsers(linked.value.user_id, isStale));
    if (compared?.kind === 'entered') dispatch(dropLinkSession());
    if (compared !== null) return compared;
    await dispatch(takeLinkSession());
    return { kind: 'entered', isByLink: true };
  };

/** Ends the session of the link on the server: this tab does not use it. */
const dropLinkSession =
  (): AppThunk =>
  (dispatch, _getState, { effects, pendingCredentials }) => {
    const { ekycSession } = pendingCredentials;
    effects.ekycToken.current = null;
    pendingCredentials.ekycSession = undefined;
    if (ekycSession)
      void dispatch(callEndpoint(authApi.endpoints.logout, { token: ekycSession.token }));
  };

/** Goes on as the user of the link. Drafts of the user before stay on the device, encrypted. */
export const takeLinkSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects, pendingCredentials }) => {
    const { ekycSession } = pendingCredentials;
    effects.ekycToken.current = null;
    pendingCredentials.ekycSession = undefined;
    if (!ekycSession) return;
    if (selectHasSession(getState())) await dispatch(endSession('newSession'));
    const { expire_time: expireTime } = ekycSession;
    const endsAtMs = readExpiry(expireTime, effects.clock.nowMs(), effects.serverAheadMs());
    dispatch(beginSession(ekycSession.token, endsAtMs));
  };

/** Stays with the user who is signed in, and leaves the page. */
export const keepOwnSession =
  (): AppThunk =>
  (dispatch, _getState, { effects }) => {
    dispatch(dropLinkSession());
    effects.navigate(PATHS.root, { replace: true, keepQuery: true });
  };
