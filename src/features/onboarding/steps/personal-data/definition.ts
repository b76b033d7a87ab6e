import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import * as form from './form';
import { PersonalDataFields } from './PersonalDataFields';
import { masterLists, summary } from './summary';

export const personalDataStep = formStep<form.PersonalDataValues>({
  kind: 'form',
  id: 'personal-data',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  neverKept: form.neverKept,
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  Fields: PersonalDataFields,
});
