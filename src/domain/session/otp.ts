import { toDigits } from '../validation/normalise';

/** Length of a one-time code (product.md 9). */
export const OTP_LENGTH = 6;

/** The channels that a code is sent through, as the wire names them. */
export const OTP_CHANNELS = ['sms', 'email'] as const;

export type OtpChannel = (typeof OTP_CHANNELS)[number];

/** The digits of a typed or pasted code; longer than a code where more were pasted. */
export function toOtpDigits(text: string): string {
  return toDigits(text);
}

/** True for exactly six digits: the moment that the code is sent by itself. */
export function isCompleteOtp(digits: string): boolean {
  return /^[0-9]{6}$/.test(digits);
}

/** What an answer to a code or to its resend means for the screen (product.md 4 and 8). */
export type OtpFailure = 'goToRoot' | 'wrongCode' | 'wait' | 'genericError';

/** Reads the status of a failed OTP call; null where no answer came. */
export function readOtpFailure(status: number | null): OtpFailure {
  if (status === 401) return 'goToRoot';
  if (status === 429) return 'wait';
  if (status === 400 || status === 422) return 'wrongCode';
  return 'genericError';
}
