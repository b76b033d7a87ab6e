import { accountApi } from '@/api/accountApi';
import { callEndpoint } from '@/api/callEndpoint';
import { noResponseProblem, type ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { readExpiry } from '@/domain/session/tokenExpiry';
import { notifyProblem } from '../problems';
import { selectHasSession, staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { beginSession, endSession } from './session';

/**
 * The result of exchanging a portal token; problems have been reported. `left`: the response came
 * after the screen was left, or another session had begun or ended.
 */
export type PortalLinkResult =
  { kind: 'entered' } | { kind: 'left' } | { kind: 'failed'; problem: ApiProblem };

/**
 * Exchanges the single-use token of a link for a session and goes to `/` (sign-in.md#portal-links).
 * A user who was signed in before is signed out: cache, notices and open drafts of that session go.
 * Assumption: what that user had typed stays on the device, encrypted, as when a session runs out.
 */
export const enterByPortalLink =
  (token: string, screen: AbortSignal): AppThunk<Promise<PortalLinkResult>> =>
  async (dispatch, getState, { effects }) => {
    const isStale = staleCheck(getState, screen);
    const call = callEndpoint(accountApi.endpoints.exchangeLoginToken, { body: { token } });
    const result = await dispatch(call);
    if (isStale()) return { kind: 'left' };
    if (result.problem || result.value.token === '') {
      const problem = result.problem ?? noResponseProblem('unreadable', true);
      dispatch(notifyProblem('exchangeLoginToken', problem));
      return { kind: 'failed', problem };
    }
    if (selectHasSession(getState())) await dispatch(endSession('newSession'));
    dispatch(
      beginSession(
        result.value.token,
        readExpiry(result.value.expire_time, effects.clock.nowMs(), effects.serverAheadMs()),
      ),
    );
    effects.navigate(PATHS.root, { replace: true, keepQuery: true });
    return { kind: 'entered' };
  };
