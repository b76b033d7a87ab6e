import type { ReactElement } from 'react';
import type { FormErrors } from '@/ui/forms/formErrors';
import { Form } from '@/ui/forms/Form';
import { renderComponent } from './renderComponent';

/** Renders fields in a form; `values()` returns the current values of the form. */
export function renderField<Values extends object>(
  fields: ReactElement,
  initialValues: Values,
  validate?: (values: Values) => FormErrors,
  onSubmit: (values: Values) => void = () => undefined,
) {
  let current: Values = initialValues;
  const view = renderComponent(
    <Form
      initialValues={initialValues}
      onSubmit={(values) => {
        onSubmit(values);
        return Promise.resolve();
      }}
      onChange={(values) => (current = values)}
      {...(validate && { validate })}
    >
      {fields}
      <button type="submit">Kirim</button>
    </Form>,
  );
  return { ...view, values: () => current };
}
