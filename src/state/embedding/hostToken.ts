import { callEndpoint } from '@/api/callEndpoint';
import { identityApi } from '@/api/identityApi';
import { REFUSED_SESSION, type ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { continueSession } from '../session/renewSession';
import { beginSession, endSession } from '../session/session';
import { selectUserId, staleCheck } from '../slices/session';
import type { AppThunk } from '../types';

/** What became of a token; null if it is used now, or was before. */
type HostTokenProblem = ApiProblem | null;

/**
 * Uses the token that the portal has sent. A page that is signed in asks the server first whose it is:
 * the same user continues on the page as it is, with everything that was typed. For another user the
 * page starts from scratch, as with a portal link, so that it never mixes two users (N10). What the
 * first user had typed stays on the device, encrypted. Without a response, or if the server refuses the
 * token, nothing changes.
 */
export const takeHostToken =
  (token: string, refusedTokens: ReadonlySet<string>): AppThunk<Promise<HostTokenProblem>> =>
  async (dispatch, getState, { effects }) => {
    const current = effects.session.read();
    // A portal that sends a refused token again and again would be refused again and again.
    if (refusedTokens.has(token)) return REFUSED_SESSION;
    if (current?.token === token) return null;
    if (current === null) {
      dispatch(beginSession(token, null));
      return null;
    }
    const isStale = staleCheck(getState);
    const { askIdentity } = identityApi.endpoints;
    const asked = await dispatch(callEndpoint(askIdentity, { token }));
    if (isStale()) return dispatch(takeHostToken(token, refusedTokens));
    if (asked.problem) return asked.problem;
    if (asked.value.id === selectUserId(getState())) {
      effects.session.begin(token, null);
      dispatch(continueSession());
      return null;
    }
    await dispatch(endSession('newSession'));
    dispatch(beginSession(token, null));
    effects.navigate(PATHS.root, { replace: true });
    return null;
  };
