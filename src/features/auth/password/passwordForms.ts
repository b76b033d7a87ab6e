import { required } from '@/domain/validation/check';
import { checkNewPassword, checkPasswordConfirmation } from '@/domain/validation/password';
import { checkEmail } from '@/domain/validation/textChecks';
import type { MessageRef } from '@/primitives/messageRef';
import type { FormErrors } from '@/ui/forms/formErrors';

export interface ForgotValues {
  email: string;
}

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

const found = (errors: Readonly<Record<string, MessageRef | null>>): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, MessageRef] => entry[1] !== null),
  );

const checkEmailField = required(checkEmail);

/** The rules of formats.md for the address of a forgotten password. */
export const validateForgot = ({ email }: ForgotValues): FormErrors =>
  found({ email: checkEmailField(email) });

/** The rules of formats.md#passwords for a new password and its confirmation. */
export const validateNewPassword = ({ password, confirmation }: NewPasswordValues): FormErrors =>
  found({
    password: checkNewPassword(password),
    confirmation: checkPasswordConfirmation(confirmation, password),
  });
