import { readId, readRoleAndType, type RoleAndType } from '../access/viewer';
import { readExpiry } from './tokenExpiry';

/** The data of the login response; any of it may be missing or of another type. */
export interface LoginResponse {
  readonly token?: unknown;
  readonly expire_time?: unknown;
  readonly user_id?: unknown;
  readonly is_need_otp?: unknown;
  readonly role_id?: unknown;
  readonly type_id?: unknown;
}

/** What is known of somebody who has just signed in; profile and user detail decide. */
export interface SignedInPerson extends RoleAndType {
  readonly userId: number | null;
  readonly hasPartner: boolean | null;
}

/** What a successful login leads to (sign-in.md#login). */
export type LoginOutcome =
  | {
      readonly kind: 'signedIn';
      readonly token: string;
      readonly expiresAtMs: number | null;
      readonly person: SignedInPerson;
    }
  | {
      readonly kind: 'needsOtp';
      readonly userId: string;
      /** The temporary token: valid for the one-time code only, never for a session. */
      readonly token: string;
      readonly expiresAtMs: number;
    }
  | { readonly kind: 'unusable' };

const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value !== '');

/**
 * The lifetime of a temporary token (sessions.md#how-long-tokens-live), and the longest one
 * accepted from the server.
 */
const TEMPORARY_LIFE_MS = 15 * 60 * 1000;
const LONGEST_TEMPORARY_LIFE_MS = 60 * 60 * 1000;

/**
 * When the temporary token expires, by the device's clock. An expiry that is too early or much too
 * late means that a clock is wrong: the token then gets its full lifetime, and the server's 401
 * decides.
 */
export function temporaryExpiry(expiresAtMs: number | null, nowMs: number): number {
  const wholeLife = nowMs + TEMPORARY_LIFE_MS;
  const isSane = expiresAtMs !== null && expiresAtMs <= nowMs + LONGEST_TEMPORARY_LIFE_MS;
  return isSane ? Math.max(expiresAtMs, wholeLife) : wholeLife;
}

/**
 * Reads a login response; `unusable` without a token, or without a user id where a code is needed.
 */
export function readLoginResponse(
  response: LoginResponse,
  nowMs: number,
  serverAheadMs = 0,
): LoginOutcome {
  const { token, user_id: userId, is_need_otp: needsOtp } = response;
  if (typeof token !== 'string' || token === '') return { kind: 'unusable' };
  const expiresAtMs = readExpiry(response.expire_time, nowMs, serverAheadMs);
  if (needsOtp !== true) {
    const person = { userId: readId(userId), ...readRoleAndType(response), hasPartner: null };
    return { kind: 'signedIn', token, expiresAtMs, person };
  }
  if (!isId(userId)) return { kind: 'unusable' };
  return {
    kind: 'needsOtp',
    userId: String(userId),
    token,
    expiresAtMs: temporaryExpiry(expiresAtMs, nowMs),
  };
}

/**
 * Whether login was rejected because the e-mail address is not verified, which opens a dialog
 * instead of showing an error.
 */
export function isAccountNotVerified(message: string | null): boolean {
  return message === 'Account not verified';
}
