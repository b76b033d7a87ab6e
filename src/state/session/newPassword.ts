import { accountApi } from '@/api/accountApi';
import { authApi } from '@/api/authApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import { isUnknownLink } from '@/domain/session/sessionErrors';
import { notifyProblem } from '../problems';
import { passwordSetChanged } from '../slices/signIn';
import type { AppThunk } from '../types';
import { encryptPassword } from './encryptPassword';
import { endSession } from './session';

/**
 * The result of setting a new password; problems have been reported. `deadLink`: the server no
 * longer accepts the token. `left`: the response came after the screen was left.
 */
export type NewPasswordResult =
  { kind: 'set' | 'deadLink' | 'left' } | { kind: 'failed'; problem: ApiProblem };

const sendNewPassword =
  (password: string, token: string): AppThunk<Promise<Result<null>>> =>
  async (dispatch) => {
    const encrypted = await dispatch(encryptPassword(password));
    if (encrypted.problem) return encrypted;
    const body = { password: encrypted.value, token };
    return dispatch(callEndpoint(accountApi.endpoints.resetPassword, { body }));
  };

/** Stores a new password with the stored token, byte for byte, and leads to sign-in. */
export const setNewPassword =
  (password: string, screen?: AbortSignal): AppThunk<Promise<NewPasswordResult>> =>
  async (dispatch, _getState, { effects }) => {
    const stored = effects.newPasswordToken.read();
    if (stored === null) return { kind: 'deadLink' };
    const { problem } = await dispatch(sendNewPassword(password, stored.token));
    if (problem) {
      if (screen?.aborted) return { kind: 'left' };
      dispatch(notifyProblem('resetPassword', problem));
      return isUnknownLink(problem.message) ? { kind: 'deadLink' } : { kind: 'failed', problem };
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
