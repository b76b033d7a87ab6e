import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import * as form from './form';
import { IdentityFields } from './IdentityFields';
import { regions, summary } from './summary';

export const identityStep = formStep<form.IdentityValues>({
  kind: 'form',
  id: 'identity',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  replaces: { addresses: ['ktp', 'domicilies'] },
  neverKept: form.neverKept,
  missing: (context) => missingOfForm(form, context),
  summary,
  regions,
  Fields: IdentityFields,
});
