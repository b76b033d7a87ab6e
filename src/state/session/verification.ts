import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import { PATHS } from '@/domain/access/paths';
import { beginMailWait, isAlreadyVerified } from '@/domain/session/accountVerification';
import { notifyProblem } from '../problems';
import { accountVerificationChanged, selectAccountVerification } from '../slices/signIn';
import type { AppThunk } from '../types';
import { keepMailWait } from './mailWait';

/**
 * Verifies the account of a mailed token. The token leaves the address bar at once, so that neither
 * a reload nor going back sends it again; during a verification a second call does nothing.
 */
export const verifyAccount =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { effects, pendingCredentials }) => {
    if (selectAccountVerification(getState()).step === 'running') return;
    pendingCredentials.verificationToken = token;
    dispatch(accountVerificationChanged({ step: 'running' }));
    effects.navigate(PATHS.login, { replace: true, keepQuery: true });
    const call = callEndpoint(authApi.endpoints.verifyAccount, { body: { token } });
    const { problem } = await dispatch(call);
    if (!problem) {
      dispatch(accountVerificationChanged({ step: 'verified' }));
      return;
    }
    const wasVerified = isAlreadyVerified(problem.message);
    dispatch(
      accountVerificationChanged(
        wasVerified ? { step: 'verifiedBefore' } : { step: 'failed', problem },
      ),
    );
  };

/** Sends the token of the link again: no response came, or a server error. */
export const retryVerification =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { pendingCredentials: { verificationToken } }) => {
    if (verificationToken !== null) await dispatch(verifyAccount(verificationToken));
  };

/** Closes the dialog; the guard of the page leads a signed-in user to `/`. */
export const closeVerification =
  (): AppThunk =>
  (dispatch, _getState, { pendingCredentials }) => {
    pendingCredentials.verificationToken = null;
    dispatch(accountVerificationChanged({ step: 'none' }));
  };

/**
 * The result of sending a verification mail; a problem has been reported, unless its screen was
 * left.
 */
export type MailResult = { kind: 'sent' } | { kind: 'failed'; problem: ApiProblem };

/** Sends the mail again; `url` is the page that its link leads to. The next mail has to wait. */
export const sendVerificationEmail =
  (email: string, url: string, screen?: AbortSignal): AppThunk<Promise<MailResult>> =>
  async (dispatch, _getState, { effects }) => {
    const call = callEndpoint(authApi.endpoints.sendVerificationEmail, { body: { email, url } });
    const { problem } = await dispatch(call);
    const nowMs = effects.clock.nowMs();
    if (!problem) {
      dispatch(keepMailWait(email, beginMailWait(nowMs)));
      return { kind: 'sent' };
    }
    if (problem.status === 429)
      dispatch(keepMailWait(email, beginMailWait(nowMs, problem.retryAfterS)));
    if (!screen?.aborted) dispatch(notifyProblem('sendVerificationEmail', problem));
    return { kind: 'failed', problem };
  };
