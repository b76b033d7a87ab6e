import { authApi } from '@/api/authApi';
import { isApiProblem, isClientProblem, noResponseProblem, type ApiProblem } from '@/api/problem';
import { userApi } from '@/api/userApi';
import { isInvalidJwt } from '@/domain/session/sessionErrors';
import { codeVerified, selectVerifiedUserId } from '@/state/slices/signIn';
import type { AppThunk } from '@/state/types';

const { getProfile } = authApi.endpoints;
const { getUserDetail } = userApi.endpoints;

/**
 * - `profileRefused`: a session without a profile is of no use.
 * - `pending`: the session was refused; its listener reports it and reloads the page.
 * - `failed`: may be tried again. Assumption: a missing detail or a missing response signs nobody
 *   out.
 */
export type LoadedViewer =
  | { kind: 'loaded' }
  | { kind: 'profileRefused'; problem: ApiProblem }
  | { kind: 'failed'; problem: ApiProblem }
  | { kind: 'pending' };

/**
 * Loads the profile, and the partner from the user detail; both come from the server, never from a
 * cookie. `isFresh`: the start page loads the profile at each visit (routes.md#start-page).
 * Assumption: without a response, or with a server error, the profile in the cache is used.
 */
export const loadViewer =
  (isFresh: boolean): AppThunk<Promise<LoadedViewer>> =>
  async (dispatch, getState) => {
    // The guard of the one-time code loads no profile: its page was left without closing its dialog.
    if (selectVerifiedUserId(getState()) !== null) dispatch(codeVerified({ userId: null }));
    const askForDetail = () => dispatch(getUserDetail.initiate(undefined, { subscribe: false }));
    const [profile, cached] = await Promise.all([
      dispatch(getProfile.initiate(undefined, { subscribe: false, forceRefetch: isFresh })),
      askForDetail(),
    ]);
    // A profile whose status has moved drops the detail that came before it.
    const detail = cached.isUninitialized ? await askForDetail() : cached;
    const isRefused = isApiProblem(profile.error) && isClientProblem(profile.error);
    const known = isFresh && isRefused ? undefined : profile.data;
    if (known && detail.data) return { kind: 'loaded' };
    const { error } = known ? detail : profile;
    const problem = isApiProblem(error) ? error : noResponseProblem('unreadable', false);
    if (isInvalidJwt(problem.status, problem.message)) return { kind: 'pending' };
    const isProfileRefused = !known && problem.kind === 'http';
    return { kind: isProfileRefused ? 'profileRefused' : 'failed', problem };
  };
