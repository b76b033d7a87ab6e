import { readExpiry } from './tokenExpiry';

/** The data of the login answer, whatever the server put into it. */
export interface LoginAnswer {
  readonly token?: unknown;
  readonly expire_time?: unknown;
  readonly user_id?: unknown;
  readonly is_need_otp?: unknown;
}

/** What a successful login leads to (product.md 4). */
export type LoginOutcome =
  | { readonly kind: 'signedIn'; readonly token: string; readonly expiresAtMs: number | null }
  | {
      readonly kind: 'needsOtp';
      readonly userId: string;
      /** The temporary token: good for the one-time code and never for a session. */
      readonly token: string;
      readonly expiresAtMs: number | null;
    }
  | { readonly kind: 'unusable' };

const isId = (value: unknown): value is number | string =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value !== '');

/** Reads a login answer; `unusable` where no token or, for a code, no user came. */
export function readLoginAnswer(
  answer: LoginAnswer,
  nowMs: number,
  serverAheadMs = 0,
): LoginOutcome {
  const { token, user_id: userId, is_need_otp: needsOtp } = answer;
  if (typeof token !== 'string' || token === '') return { kind: 'unusable' };
  const expiresAtMs = readExpiry(answer.expire_time, nowMs, serverAheadMs);
  if (needsOtp !== true) return { kind: 'signedIn', token, expiresAtMs };
  if (!isId(userId)) return { kind: 'unusable' };
  return { kind: 'needsOtp', userId: String(userId), token, expiresAtMs };
}

/** Whether login was refused because the address is not verified: a dialog, not an error. */
export function isAccountNotVerified(message: string | null): boolean {
  return message === 'Account not verified';
}
