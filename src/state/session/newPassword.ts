import { accountApi } from '@/api/accountApi';
import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import { isUnknownLink } from '@/domain/session/sessionErrors';
import { notifyProblem } from '../problems';
import { passwordSetChanged } from '../slices/signIn';
import type { AppThunk } from '../types';
import { encryptPassword } from './encryptPassword';
import { endSession } from './session';

/** A new password without a response, which may have arrived; stored for another try. */
export interface UnconfirmedPassword {
  password: string;
  encrypted: string;
}

/**
 * The result of setting a new password; problems have been reported. `deadLink`: the server no
 * longer accepts the token. `left`: the response came after the screen was left.
 */
export type NewPasswordResult =
  | { kind: 'set' | 'deadLink' | 'left' }
  | { kind: 'failed'; problem: ApiProblem; unconfirmed: UnconfirmedPassword | null };

/**
 * Stores a new password with the stored token, byte for byte, and leads to sign-in. `earlier` is a
 * try without a response: the same password is sent in the same bytes, so that its idempotency key
 * stays valid and the used token is no refusal.
 */
export const setNewPassword =
  (
    password: string,
    screen?: AbortSignal,
    earlier: UnconfirmedPassword | null = null,
  ): AppThunk<Promise<NewPasswordResult>> =>
  async (dispatch, _getState, { effects }) => {
    const stored = effects.newPasswordToken.read();
    if (stored === null) return { kind: 'deadLink' };
    const made =
      earlier?.password === password
        ? { value: earlier.encrypted }
        : await dispatch(encryptPassword(password));
    const { problem } = made.problem
      ? made
      : await dispatch(
          callEndpoint(accountApi.endpoints.resetPassword, {
            body: { password: made.value, token: stored.token },
          }),
        );
    if (problem) {
      if (screen?.aborted) return { kind: 'left' };
      dispatch(notifyProblem('resetPassword', problem));
      if (isUnknownLink(problem.message)) return { kind: 'deadLink' };
      const mayBeSet = !made.problem && problem.mayHaveArrived;
      const unconfirmed = mayBeSet ? { password, encrypted: made.value } : null;
      return { kind: 'failed', problem, unconfirmed };
    }
    if (effects.newPasswordToken.read()?.token === stored.token) effects.newPasswordToken.clear();
    if (screen?.aborted) return { kind: 'left' };
    await dispatch(endOwnSession());
    return { kind: 'set' };
  };

/**
 * The server has ended the sessions of the token's owner. Assumption: a user who sets a new
 * password is the owner of that account, so the session of this browser ends too, even if it
 * is of another account; drafts stay for the user who comes back.
 */
const endOwnSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { effects }) => {
    dispatch(passwordSetChanged(true));
    const current = effects.session.read();
    if (current !== null)
      void dispatch(callEndpoint(authApi.endpoints.logout, { token: current.token }));
    await dispatch(endSession('passwordSet'));
  };
