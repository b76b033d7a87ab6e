import { accountApi } from '@/api/accountApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { RegistrationRequest } from '@/api/wire';
import type { AccountTypeId, RoleId } from '@/domain/access/roles';
import { isAlreadyRegistered } from '@/domain/session/registration';
import { normaliseEmail } from '@/domain/validation/normalise';
import { typedKeys } from '@/primitives/typedKeys';
import { notifyProblem } from '../problems';
import { staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { encryptPassword } from './encryptPassword';

/** What the user has typed to register. */
export interface Registration {
  roleId: RoleId;
  typeId: AccountTypeId;
  email: string;
  password: string;
  /** Wants to receive news. */
  isNotified: boolean;
  /** The whole address of the sign-in page, to which the link in the mail leads. */
  loginAddress: string;
}

/** A registration without a response, which may have arrived; stored for another try. */
export interface UnconfirmedRegistration {
  typed: Registration;
  body: RegistrationRequest;
}

/**
 * The result of a registration; problems have been reported.
 * - `registeredBefore`: an earlier try without a response has made the account.
 * - `taken`: the address already has an account.
 * - `left`: the response came after the screen was left, or a session had begun.
 */
export type RegistrationResult =
  | { kind: 'registered' | 'registeredBefore' | 'taken'; email: string }
  | { kind: 'left' }
  | { kind: 'failed'; problem: ApiProblem; unconfirmed: UnconfirmedRegistration | null };

const isSame = (one: Registration, other: Registration): boolean =>
  typedKeys(one).every((name) => other[name] === one[name]);

/** The body of a registration. Each encryption of the same password gives other bytes. */
const bodyOf =
  (typed: Registration, email: string): AppThunk<Promise<Result<RegistrationRequest>>> =>
  async (dispatch) => {
    const encrypted = await dispatch(encryptPassword(typed.password));
    if (encrypted.problem) return encrypted;
    return {
      value: {
        email,
        password: encrypted.value,
        role_id: typed.roleId,
        type_id: typed.typeId,
        is_notify: typed.isNotified ? 1 : 0,
        url: typed.loginAddress,
        source: 'PLATFORM',
      },
    };
  };

/**
 * Registers an account (sign-in.md#registration); the server mails the link that verifies it.
 * `earlier` is a try without a response: the same registration is sent in the same bytes, so that
 * its idempotency key stays valid.
 */
export const register =
  (
    typed: Registration,
    screen?: AbortSignal,
    earlier: UnconfirmedRegistration | null = null,
  ): AppThunk<Promise<RegistrationResult>> =>
  async (dispatch, getState, { effects }) => {
    const isStale = staleCheck(getState, screen);
    const email = normaliseEmail(typed.email);
    const isRepeated = earlier !== null && isSame(typed, earlier.typed);
    const made = isRepeated ? { value: earlier.body } : await dispatch(bodyOf(typed, email));
    if (isStale()) return { kind: 'left' };
    if (made.problem) {
      dispatch(notifyProblem('register', made.problem));
      return { kind: 'failed', problem: made.problem, unconfirmed: null };
    }
    const body = made.value;
    const { problem } = await dispatch(callEndpoint(accountApi.endpoints.register, { body }));
    if (isStale()) return { kind: 'left' };
    if (!problem) {
      // The response to an earlier try is out of date.
      effects.clearNotices();
      return { kind: 'registered', email };
    }
    const isTaken = isAlreadyRegistered(problem.message);
    if (isTaken && earlier?.body.email === email) {
      effects.clearNotices();
      return { kind: 'registeredBefore', email };
    }
    dispatch(notifyProblem('register', problem));
    if (isTaken) return { kind: 'taken', email };
    return {
      kind: 'failed',
      problem,
      unconfirmed: problem.mayHaveArrived ? { typed, body } : null,
    };
  };
