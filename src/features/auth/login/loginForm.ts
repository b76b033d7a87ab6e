import { REQUIRED, required } from '@/domain/validation/check';
import { MAX_CREDENTIAL_LENGTH } from '@/domain/validation/limits';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import type { MessageRef } from '@/primitives/messageRef';
import { checkEmail } from '@/domain/validation/textChecks';
import type { FormErrors } from '@/ui/forms/formErrors';

export interface LoginValues {
  email: string;
  password: string;
}

export const NO_CREDENTIALS: LoginValues = { email: '', password: '' };

const checkEmailField = required(checkEmail);

/** A password is never trimmed or changed: spaces count too, and only its length is checked. */
function checkPassword(password: string): MessageRef | null {
  if (password === '') return REQUIRED;
  return password.length > MAX_CREDENTIAL_LENGTH
    ? typedMessageRef('validation.maxLength', { max: MAX_CREDENTIAL_LENGTH })
    : null;
}

/**
 * The rules of formats.md for sign-in, as plain checks, so that the first page does not load a
 * schema library.
 */
export function validateLogin({ email, password }: LoginValues): FormErrors {
  const found = { email: checkEmailField(email), password: checkPassword(password) };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, MessageRef] => entry[1] !== null),
  );
}
