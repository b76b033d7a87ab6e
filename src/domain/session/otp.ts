import { messageRef } from '@/primitives/messageRef';
import { toDigits, toPlainDigits, withoutInvisible } from '../validation/normalise';

/** Length of a one-time code (sign-in.md#one-time-code). */
export const OTP_LENGTH = 6;

/** The channels that a code is sent through, as the wire names them. */
export const OTP_CHANNELS = ['sms', 'email'] as const;

export type OtpChannel = (typeof OTP_CHANNELS)[number];

/** Digits with at most one mark between two of them, as codes are grouped for reading. */
const grouped = /[0-9](?:[\s.\u2010-\u2015\u2212-]?[0-9])*/g;

const only = (codes: readonly string[]): string | null =>
  codes.every((code) => code === codes[0]) ? (codes[0] ?? null) : null;

const isWhole = (digits: string): boolean => digits.length === OTP_LENGTH;

/** The one code within words, as in the message that brought it; null for none or for several. */
function codeAmongWords(text: string): string | null {
  const solid = text.split(/[^0-9]+/).filter(isWhole);
  if (solid.length > 0) return only(solid);
  return only((text.match(grouped) ?? []).map(toDigits).filter(isWhole));
}

/**
 * The digits that a typed, pasted or filled-in text gives: six for a whole code, however it is
 * written and whatever words are around it, fewer for the beginning of one. Null where the text holds
 * more digits than a code, or several codes: nobody knows which are meant, so nothing is sent.
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
 * Shown where a resend is refused because the temporary token ran out (sign-in.md#another-code).
 */
export const TOKEN_TIME_EXPIRED = messageRef('access.session.tokenTimeExpired');

/** Shown where a code is refused after one whose answer was lost: that one was taken, it seems. */
export const OTP_MAYBE_TAKEN = messageRef('access.session.otpMaybeTaken');

/** What an answer to a code or to its resend means for the screen (sign-in.md#one-time-code). */
export type OtpFailure = 'goToRoot' | 'wrongCode' | 'wait' | 'genericError';

/** Reads the status of a failed OTP call; null where no answer came. */
export function readOtpFailure(status: number | null): OtpFailure {
  if (status === 401) return 'goToRoot';
  if (status === 429) return 'wait';
  if (status === 400 || status === 422) return 'wrongCode';
  return 'genericError';
}
