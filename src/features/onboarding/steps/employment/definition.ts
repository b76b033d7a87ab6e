import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import { EmploymentFields } from './EmploymentFields';
import * as form from './form';
import { masterLists, summary } from './summary';

export const employmentStep = formStep<form.EmploymentValues>({
  kind: 'form',
  id: 'employment',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  Fields: EmploymentFields,
});
