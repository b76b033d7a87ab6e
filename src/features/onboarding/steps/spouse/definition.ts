import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import * as form from './form';
import { SpouseFields } from './SpouseFields';
import { summary } from './summary';

export const spouseStep = formStep<form.SpouseValues>({
  kind: 'form',
  id: 'spouse',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  missing: (context) => missingOfForm(form, context),
  summary,
  Fields: SpouseFields,
});
