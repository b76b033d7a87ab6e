import { screen } from '@testing-library/react';
import { TextField } from '@/ui/fields/text/TextField';
import { YesNoField } from '@/ui/fields/choice/YesNoField';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import type { FormErrors } from '@/ui/forms/formErrors';
import { messageRef } from '@/primitives/messageRef';

type Values = { name: string; city: string; isMarried: boolean | null };

/** Nothing answered yet. */
export const EMPTY: Values = { name: '', city: '', isMarried: null };

/** Rules by which each field has to be answered. */
export const needAll = (values: Values): FormErrors => ({
  ...(values.name === '' && { name: messageRef('validation.required') }),
  ...(values.city === '' && { city: messageRef('validation.required') }),
  ...(values.isMarried === null && { isMarried: messageRef('validation.required') }),
});

/** Rules by which there has to be a name. */
export const needName = ({ name }: { name: string }): FormErrors =>
  name === '' ? { name: messageRef('validation.required') } : {};

/** A form of three fields, with its button. */
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

/** The button of the form. */
export const submitButton = () => screen.getByRole('button', { name: 'Simpan' });
