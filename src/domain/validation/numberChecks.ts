import { messageRef } from '@/primitives/messageRef';
import type { Check } from './check';
import { NIB_LENGTH, NIK_LENGTH } from './limits';
import { normaliseNpwp, normalisePhone, normaliseRtRw, withoutSeparators } from './normalise';

const digits = (text: string, min: number, max: number): boolean =>
  text.length >= min && text.length <= max && /^[0-9]+$/.test(text);

/** Exactly 16 digits, not counting separators. */
export const checkNik: Check = (text) =>
  digits(withoutSeparators(text), NIK_LENGTH, NIK_LENGTH) ? null : messageRef('validation.nik');

/** A tax number: 15 or 16 digits, not counting dots and dashes. */
export const checkNpwp: Check = (text) =>
  digits(normaliseNpwp(text), 15, 16) ? null : messageRef('validation.npwp');

/** 7 to 15 digits, not counting a leading plus, spaces, dashes and brackets. */
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

/** Whether two texts are the same telephone number: `0812…`, `62812…` and `+62 812…` are equal. */
export function isSamePhone(one: string, other: string): boolean {
  const subscriber = (phone: string): string => normalisePhone(phone).replace(/^(62|0)/, '');
  return subscriber(one) === subscriber(other);
}

/** A telephone number that is not the applicant's own, for the emergency contact. */
export function checkOtherPhone(own: string | null): Check {
  return (text) =>
    own !== null && isSamePhone(own, text) ? messageRef('validation.emergency.samePhone') : null;
}
