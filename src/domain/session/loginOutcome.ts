import { readExpiry } from './tokenExpiry';

/** The data of the login answer, whatever the server put into it. */
export interface LoginResponse {
  readonly token?: unknown;
  readonly expire_time?: unknown;
  readonly user_id?: unknown;
  readonly is_need_otp?: unknown;
}

/** What a successful login leads to (sign-in.md#login). */
export type LoginOutcome =
  | { readonly kind: 'signedIn'; readonly token: string; readonly expiresAtMs: number | null }
  | {
      readonly kind: 'needsOtp';
      readonly userId: string;
      /** The temporary token: good for the one-time code and never for a session. */
      readonly token: string;
      readonly expiresAtMs: number;
    }
  | { readonly kind: 'unusable' };

const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value !== '');

/**
 * How long a temporary token lives (sessions.md#how-long-tokens-live), and the longest that is
 * believed of one.
 */
const TEMPORARY_LIFE_MS = 15 * 60 * 1000;
const LONGEST_TEMPORARY_LIFE_MS = 60 * 60 * 1000;

/**
 * Until when a temporary token is kept, by the device's clock. An end that comes too soon or much too
 * late tells of that clock: the token gets its whole life, and the server's 401 is left to decide.
 */
export function temporaryExpiry(expiresAtMs: number | null, nowMs: number): number {
  const wholeLife = nowMs + TEMPORARY_LIFE_MS;
  const isSane = expiresAtMs !== null && expiresAtMs <= nowMs + LONGEST_TEMPORARY_LIFE_MS;
  return isSane ? Math.max(expiresAtMs, wholeLife) : wholeLife;
}

/** Reads a login answer; `unusable` where no token or, for a code, no user came. */
export function readLoginResponse(
  response: LoginResponse,
  nowMs: number,
  serverAheadMs = 0,
): LoginOutcome {
  const { token, user_id: userId, is_need_otp: needsOtp } = response;
  if (typeof token !== 'string' || token === '') return { kind: 'unusable' };
  const expiresAtMs = readExpiry(response.expire_time, nowMs, serverAheadMs);
  if (needsOtp !== true) return { kind: 'signedIn', token, expiresAtMs };
  if (!isId(userId)) return { kind: 'unusable' };
  return {
    kind: 'needsOtp',
    userId: String(userId),
    token,
    expiresAtMs: temporaryExpiry(expiresAtMs, nowMs),
  };
}

/** Whether login was refused because the address is not verified: a dialog, not an error. */
export function isAccountNotVerified(message: string | null): boolean {
  return message === 'Account not verified';
}
