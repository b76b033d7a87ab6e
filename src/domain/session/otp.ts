import { messageRef } from '@/primitives/messageRef';
import { toDigits, toPlainDigits, withoutInvisible } from '../validation/normalise';

/** Length of a one-time code (sign-in.md#one-time-code). */
export const OTP_LENGTH = 6;

/** The channels for a code, by their names in the API. */
export const OTP_CHANNELS = ['sms', 'email'] as const;

export type OtpChannel = (typeof OTP_CHANNELS)[number];

/** Digits with at most one separator between two of them, as people group codes for reading. */
const grouped = /[0-9](?:[\s.\u2010-\u2015\u2212-]?[0-9])*/g;

const only = (codes: readonly string[]): string | null =>
  codes.every((code) => code === codes[0]) ? (codes[0] ?? null) : null;

const isWhole = (digits: string): boolean => digits.length === OTP_LENGTH;

/** The code within a text, such as a pasted SMS; null where there is none or more than one. */
function codeAmongWords(text: string): string | null {
  const solid = text.split(/[^0-9]+/).filter(isWhole);
  if (solid.length > 0) return only(solid);
  return only((text.match(grouped) ?? []).map(toDigits).filter(isWhole));
}

/**
 * The digits of a typed, pasted or filled-in text: six for a whole code, in any format and with any
 * words around it, fewer for the beginning of one. Null where the text has more digits than a code,
 * or several codes: it is unclear which is meant, so nothing is sent.
 */
export function readOtpText(text: string): string | null {
  const plain = toPlainDigits(withoutInvisible(text));
  const digits = toDigits(plain);
  if (/\p{L}/u.test(plain)) {
    const code = codeAmongWords(plain);
    if (code !== null) return code;
  }
  return digits.length <= OTP_LENGTH ? digits : null;
}

/**
 * Shown where a resend is rejected because the temporary token expired (sign-in.md#another-code).
 */
export const TOKEN_TIME_EXPIRED = messageRef('access.session.tokenTimeExpired');

/**
 * Shown where a code is rejected after the response to an earlier attempt was lost: that attempt
 * probably succeeded.
 */
export const OTP_MAYBE_TAKEN = messageRef('access.session.otpMaybeTaken');

/** What the response to a code or to a resend means for the screen (sign-in.md#one-time-code). */
export type OtpProblem = 'goToRoot' | 'wrongCode' | 'wait' | 'genericError';

/** Reads the status of an OTP call that failed; null where no response came. */
export function readOtpProblem(status: number | null): OtpProblem {
  if (status === 401) return 'goToRoot';
  if (status === 429) return 'wait';
  if (status === 400 || status === 422) return 'wrongCode';
  return 'genericError';
}
