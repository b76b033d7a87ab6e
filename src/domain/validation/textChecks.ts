import { messageRef, type MessageRef } from '@/primitives/messageRef';
import type { Check } from './check';
import { MAX_CREDENTIAL_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from './limits';
import { normaliseEmail, normaliseText } from './normalise';

const isLongerThan = (text: string, max: number): boolean => {
  // A text never has more code points than UTF-16 units, so only texts that may be too long are
  // counted.
  return text.length > max && (text.length > 2 * max || Array.from(text).length > max);
};

const tooLong = (max: number): MessageRef => messageRef('validation.maxLength', { max });

const lettersAndMarks =
  (allowed: RegExp, key: string): Check =>
  (text) => {
    const name = normaliseText(text);
    if (isLongerThan(name, MAX_NAME_LENGTH)) return tooLong(MAX_NAME_LENGTH);
    return allowed.test(name) ? null : messageRef(key);
  };

/** A person's name: letters, spaces and `. , ' " -`, at most 60. */
export const checkPersonName = lettersAndMarks(/^[\p{L} .,'"-]+$/u, 'validation.personName');

/** A company's name: letters, digits, spaces and `& . , ' - / ( )`, at most 60. */
export const checkCompanyName = lettersAndMarks(
  /^[\p{L}0-9 &.,'()/-]+$/u,
  'validation.companyName',
);

/** The holder of an account: the name of a person or a company. */
export const checkAccountHolder = lettersAndMarks(
  /^[\p{L}0-9 &.,'"()/-]+$/u,
  'validation.accountHolder',
);

/** A place of birth: letters and spaces. Assumption: at most 60 characters, like names. */
export const checkBirthPlace = lettersAndMarks(/^[\p{L} ]+$/u, 'validation.birthPlace');

/** Any text up to a length, counted after normalisation. */
export function checkText(max: number = MAX_TEXT_LENGTH): Check {
  return (text) => (isLongerThan(normaliseText(text), max) ? tooLong(max) : null);
}

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const label = /^[A-Za-z0-9-]+$/;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;

const isDotted = (text: string): boolean =>
  !text.startsWith('.') && !text.endsWith('.') && !text.includes('..');

const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL_LENGTH &&
  label.test(text) &&
  !text.startsWith('-') &&
  !text.endsWith('-');

const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    at > 0 &&
    local.length <= MAX_LOCAL_LENGTH &&
    localPart.test(local) &&
    isDotted(local) &&
    labels.length >= 2 &&
    labels.every(isLabel) &&
    /[A-Za-z]/.test(top) &&
    top.length >= 2
  );
};

/**
 * An e-mail address, checked after normalisation: trimmed and without zero-width characters; at
 * most 255.
 */
export const checkEmail: Check = (text) => {
  const email = normaliseEmail(text);
  if (email.length > MAX_CREDENTIAL_LENGTH) return tooLong(MAX_CREDENTIAL_LENGTH);
  return isEmail(email) ? null : messageRef('validation.email');
};

const comparable = (text: string): string => normaliseText(text).toLocaleLowerCase('id');

/** A name that is not the applicant's own, for the emergency contact. */
export function checkOtherName(own: string | null): Check {
  return (text) =>
    own !== null && comparable(own) === comparable(text)
      ? messageRef('validation.emergency.sameName')
      : null;
}
