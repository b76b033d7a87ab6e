import type { ApiProblem } from '@/api/problem';
import { notifyProblem } from '../problems';
import { staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { validateOtp, type OtpResult } from './otp';
import { renewSession } from './renewSession';
import { askToSignIn, sendFirstCode } from './signIn';

/**
 * The result of signing in over the open page. Problems have been reported; `left`: the response
 * came after another tab had signed in, or the session had ended.
 */
export type SignInAgainResult =
  | { kind: 'signedIn' | 'left' }
  | { kind: 'needsOtp'; userId: string }
  | { kind: 'failed'; problem: ApiProblem };

/** Signs the user of the open page in again, by the password only; the page stays as it is. */
export const signInAgain =
  (email: string, password: string): AppThunk<Promise<SignInAgainResult>> =>
  async (dispatch, getState) => {
    const isStale = staleCheck(getState);
    const result = await dispatch(askToSignIn(email, password));
    if (isStale()) return { kind: 'left' };
    if (result.problem) {
      dispatch(notifyProblem('login', result.problem));
      return { kind: 'failed', problem: result.problem };
    }
    const outcome = result.value;
    if (outcome.kind === 'signedIn') {
      dispatch(renewSession(outcome.token, outcome.expiresAtMs));
      return { kind: 'signedIn' };
    }
    const sent = await dispatch(sendFirstCode(outcome, isStale));
    return sent.kind === 'unverified' ? { kind: 'left' } : sent;
  };

/** Checks the one-time code of signing in again. `verified`: the page continues. */
export const confirmCode =
  (userId: string, code: string): AppThunk<Promise<OtpResult>> =>
  async (dispatch, getState) => {
    const isStale = staleCheck(getState);
    const result = await dispatch(validateOtp(userId, code));
    if (isStale()) return { kind: 'left' };
    if (result.kind !== 'earned') return result;
    dispatch(renewSession(result.token, result.expiresAtMs));
    return { kind: 'verified' };
  };
