import { accountApi } from '@/api/accountApi';
import { callEndpoint } from '@/api/callEndpoint';
import type { ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { RegistrationRequest } from '@/api/wire';
import type { AccountTypeId, RoleId } from '@/domain/access/roles';
import { isAlreadyRegistered } from '@/domain/session/registration';
import { normaliseEmail } from '@/domain/validation/normalise';
import { notifyProblem } from '../problems';
import { staleCheck } from '../slices/session';
import type { AppThunk } from '../types';
import { encryptPassword } from './encryptPassword';

/** What somebody has typed to get an account. */
export interface Registration {
  roleId: RoleId;
  typeId: AccountTypeId;
  email: string;
  password: string;
  /** Wants to be told of news. */
  isNotified: boolean;
  /** The whole address of the sign-in page, which the mail's link leads to. */
  loginAddress: string;
}

/** A registration that may have arrived although no response came, kept for another try. */
export interface UnconfirmedRegistration {
  typed: Registration;
  body: RegistrationRequest;
}

/**
 * What became of a registration; problems have been told by then.
 * - `registeredBefore`: an earlier try, whose answer never came, has made the account.
 * - `taken`: somebody has an account with this address.
 * - `left`: the response came after the screen was left, or a session had begun.
 */
export type RegistrationResult =
  | { kind: 'registered' | 'registeredBefore' | 'taken'; email: string }
  | { kind: 'left' }
  | { kind: 'failed'; problem: ApiProblem; unconfirmed: UnconfirmedRegistration | null };

const isSame = (one: Registration, other: Registration): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof Registration] === value);

/** The body of a registration. Each encryption of a password gives other bytes. */
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
 * Asks for an account (sign-in.md#registration); the server mails the link that verifies it.
 * `earlier` is a try that nobody answered: the same wish is sent in the same bytes, so that its
 * idempotency key holds.
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
      // What an earlier try was told is no longer so.
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
