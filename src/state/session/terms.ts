import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { notifyProblem } from '../problems';
import { staleCheck } from '../slices/session';
import type { AppThunk } from '../types';

/**
 * The result of accepting the terms. A problem has been reported; `left`: the response came after
 * the screen was left or the session had ended.
 */
export type TermsResult = { kind: 'accepted' | 'left' } | { kind: 'failed'; problem: ApiProblem };

/**
 * Accepts a version of the terms and goes to `/`. The cached profile is updated at once, so that
 * the guards need no second response; then it is read again, which moves the user to In Draft
 * (sign-in.md#terms).
 */
export const acceptTerms =
  (version: string, screen: AbortSignal): AppThunk<Promise<TermsResult>> =>
  async (dispatch, getState, { effects }) => {
    const isStale = staleCheck(getState);
    const body = { tnc: true, version } as const;
    const call = callEndpoint(authApi.endpoints.acceptTerms, { body, problems: 'inline' });
    const { problem } = await dispatch(call);
    if (isStale()) return { kind: 'left' };
    if (problem) {
      // The session listener reports a refused token, and the page is reloaded.
      if (screen.aborted || isInvalidJwt(problem.status, problem.message)) return { kind: 'left' };
      dispatch(notifyProblem('acceptTerms', problem));
      return { kind: 'failed', problem };
    }
    dispatch(
      authApi.util.updateQueryData('getProfile', undefined, (profile) => {
        profile.tnc = version;
      }),
    );
    if (screen.aborted) return { kind: 'left' };
    effects.navigate(PATHS.root, { replace: true, keepQuery: true });
    return { kind: 'accepted' };
  };
