import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import * as form from './form';
import { ProviderFamilyFields } from './ProviderFamilyFields';
import { masterLists, summary } from './summary';

export const providerFamilyStep = formStep<form.ProviderFamilyValues>({
  kind: 'form',
  id: 'provider-family',
  reads: ['schedule'],
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  Fields: ProviderFamilyFields,
});
