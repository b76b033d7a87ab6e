import { messageRef, type MessageRef } from '@/primitives/messageRef';
import { REQUIRED } from './check';
import { MAX_CREDENTIAL_LENGTH, MIN_PASSWORD_LENGTH } from './limits';

/**
 * One rule for new passwords, shown as a line of the list that is ticked off while the user types.
 */
export interface PasswordRule {
  readonly id: 'length' | 'upperCase' | 'lowerCase' | 'digit' | 'special';
  readonly message: MessageRef;
  isMet(password: string): boolean;
}

/**
 * The rules of formats.md#passwords. All Unicode characters are allowed; white space too, but it is
 * not a special character.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    message: messageRef('validation.password.length', { min: MIN_PASSWORD_LENGTH }),
    isMet: (password) => Array.from(password).length >= MIN_PASSWORD_LENGTH,
  },
  {
    id: 'upperCase',
    message: messageRef('validation.password.upperCase'),
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lowerCase',
    message: messageRef('validation.password.lowerCase'),
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    id: 'digit',
    message: messageRef('validation.password.digit'),
    isMet: (password) => /[0-9]/.test(password),
  },
  {
    id: 'special',
    message: messageRef('validation.password.special'),
    isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
];

/**
 * A password at sign-in: not empty, at most 255 characters. It is not trimmed and not checked
 * further.
 */
export function checkGivenPassword(value: unknown): MessageRef | null {
  if (typeof value !== 'string' || value === '') return REQUIRED;
  return value.length > MAX_CREDENTIAL_LENGTH
    ? messageRef('validation.maxLength', { max: MAX_CREDENTIAL_LENGTH })
    : null;
}

/** A new password: has to meet every rule. */
export function checkNewPassword(value: unknown): MessageRef | null {
  const problem = checkGivenPassword(value);
  if (problem !== null || typeof value !== 'string') return problem;
  return passwordRules.every((rule) => rule.isMet(value))
    ? null
    : messageRef('validation.password');
}

/** The confirmation of a new password. */
export function checkPasswordConfirmation(value: unknown, password: unknown): MessageRef | null {
  if (typeof value !== 'string' || value === '') return REQUIRED;
  return value === password ? null : messageRef('validation.passwordConfirmation');
}
