import { callEndpoint } from '@/api/callEndpoint';
import { passwordApi } from '@/api/passwordApi';
import { mayBeDone, type ApiProblem } from '@/api/problem';
import type { PasswordUpdateRequest } from '@/api/wire';
import type { Result } from '@/api/request';
import type { AppThunk } from '../types';
import { encryptPassword } from './encryptPassword';

/** The passwords as typed, byte for byte. */
export interface PasswordChange {
  oldPassword: string;
  password: string;
}

/** A change that may have been made although no response said so; kept for another try. */
export interface UnconfirmedChange {
  change: PasswordChange;
  body: PasswordUpdateRequest;
}

/** `unconfirmed` where the password may be changed all the same. */
export interface FailedChange {
  kind: 'failed';
  problem: ApiProblem;
  unconfirmed: UnconfirmedChange | null;
}

export type PasswordChangeResult = { kind: 'changed' } | FailedChange;

const isSame = (one: PasswordChange, other: PasswordChange): boolean =>
  one.oldPassword === other.oldPassword && one.password === other.password;

/**
 * Changes the password of the signed-in user, whose session goes on (sign-in.md#passwords). `earlier`
 * is a try without a response: the same change is sent in the same bytes, so that its idempotency key
 * stays valid.
 */
export const changePassword =
  (
    change: PasswordChange,
    earlier: UnconfirmedChange | null,
  ): AppThunk<Promise<PasswordChangeResult>> =>
  async (dispatch) => {
    const made =
      earlier && isSame(earlier.change, change)
        ? { value: earlier.body }
        : await dispatch(encryptChange(change));
    if (made.problem) return { kind: 'failed', problem: made.problem, unconfirmed: null };
    const body = made.value;
    const { problem } = await dispatch(
      callEndpoint(passwordApi.endpoints.updatePassword, { body, problems: 'inline' }),
    );
    if (!problem) return { kind: 'changed' };
    return {
      kind: 'failed',
      problem,
      unconfirmed: mayBeDone(problem) ? { change, body } : null,
    };
  };

const encryptChange =
  ({ oldPassword, password }: PasswordChange): AppThunk<Promise<Result<PasswordUpdateRequest>>> =>
  async (dispatch) => {
    const old = await dispatch(encryptPassword(oldPassword));
    if (old.problem) return old;
    const next = await dispatch(encryptPassword(password));
    if (next.problem) return next;
    return { value: { old_password: old.value, password: next.value } };
  };
