import { messageRef } from '@/primitives/messageRef';
import type { Check } from './check';
import { NIB_LENGTH, NIK_LENGTH } from './limits';
import { normaliseNpwp, normalisePhone, normaliseRtRw, withoutSeparators } from './normalise';

const digits = (text: string, min: number, max: number): boolean =>
  text.length >= min && text.length <= max && /^[0-9]+$/.test(text);

/** Exactly 16 digits; pasted separators do not count. */
export const checkNik: Check = (text) =>
  digits(withoutSeparators(text), NIK_LENGTH, NIK_LENGTH) ? null : messageRef('validation.nik');

/** A tax number: 15 or 16 digits, once the dots and dashes of its written form are gone. */
export const checkNpwp: Check = (text) =>
  digits(normaliseNpwp(text), 15, 16) ? null : messageRef('validation.npwp');

/** 7 to 15 digits; a leading plus, spaces, dashes and brackets do not count. */
export const checkPhone: Check = (text) =>
  digits(normalisePhone(text), 7, 15) ? null : messageRef('validation.phone');

/** Three digits, a slash, three digits. */
export const checkRtRw: Check = (text) =>
  /^[0-9]{3}\/[0-9]{3}$/.test(normaliseRtRw(text)) ? null : messageRef('validation.rtRw');

/** Five digits, as every Indonesian postal code. */
export const checkPostalCode: Check = (text) =>
  digits(withoutSeparators(text), 5, 5) ? null : messageRef('validation.postalCode');

/** A bank account: 5 to 20 digits. */
export const checkAccountNo: Check = (text) =>
  digits(withoutSeparators(text), 5, 20) ? null : messageRef('validation.accountNo');

/** A business number: 13 digits. */
export const checkNib: Check = (text) =>
  digits(withoutSeparators(text), NIB_LENGTH, NIB_LENGTH) ? null : messageRef('validation.nib');

/** The same line however it was written: `0812…`, `62812…` and `+62 812…` are one number. */
export function isSamePhone(one: string, other: string): boolean {
  const subscriber = (phone: string): string => normalisePhone(phone).replace(/^(62|0)/, '');
  return subscriber(one) === subscriber(other);
}

/** A telephone number that is not the applicant's own, for the emergency contact. */
export function checkOtherPhone(own: string | null): Check {
  return (text) =>
    own !== null && isSamePhone(own, text) ? messageRef('validation.emergency.samePhone') : null;
}
