import type { AccountTypeId } from '@/domain/access/roles';
import type { MessageRef } from '@/primitives/messageRef';
import { REQUIRED, required } from '@/domain/validation/check';
import { checkNewPassword, checkPasswordConfirmation } from '@/domain/validation/password';
import { checkEmail } from '@/domain/validation/textChecks';
import type { FormErrors } from '@/ui/forms/formErrors';

export interface RegisterValues {
  typeId: AccountTypeId | null;
  email: string;
  password: string;
  confirmation: string;
  isNotified: boolean;
}

/** Assumption: nobody agrees to notifications by leaving a box unchanged, so it starts unticked. */
export const NOTHING_TYPED: RegisterValues = {
  typeId: null,
  email: '',
  password: '',
  confirmation: '',
  isNotified: false,
};

const checkEmailField = required(checkEmail);

/** The rules of formats.md for a registration. */
export function validateRegistration(values: RegisterValues): FormErrors {
  const found = {
    typeId: values.typeId === null ? REQUIRED : null,
    email: checkEmailField(values.email),
    password: checkNewPassword(values.password),
    confirmation: checkPasswordConfirmation(values.confirmation, values.password),
  };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, MessageRef] => entry[1] !== null),
  );
}
