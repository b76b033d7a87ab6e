import { screen } from '@testing-library/react';
import { TextField } from '@/ui/fields/text/TextField';
import { YesNoField } from '@/ui/fields/choice/YesNoField';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import type { FormErrors } from '@/ui/forms/formErrors';
import { messageRef } from '@/primitives/messageRef';

type Values = { name: string; city: string; isMarried: boolean | null };

/** Empty values. */
export const EMPTY: Values = { name: '', city: '', isMarried: null };

/** A validation that requires every field. */
export const needAll = (values: Values): FormErrors => ({
  ...(values.name === '' && { name: messageRef('validation.required') }),
  ...(values.city === '' && { city: messageRef('validation.required') }),
  ...(values.isMarried === null && { isMarried: messageRef('validation.required') }),
});

/** A validation that requires a name. */
export const needName = ({ name }: { name: string }): FormErrors =>
  name === '' ? { name: messageRef('validation.required') } : {};

/** A form with three fields and a submit button. */
export function Fields() {
  return (
    <>
      <TextField name="name" label="Nama" />
      <TextField name="city" label="Kota" />
      <YesNoField name="isMarried" label="Menikah" />
      <SubmitButton>Simpan</SubmitButton>
    </>
  );
}

export const submitButton = () => screen.getByRole('button', { name: 'Simpan' });
