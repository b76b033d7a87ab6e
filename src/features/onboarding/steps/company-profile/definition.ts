import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import { CompanyProfileFields } from './CompanyProfileFields';
import * as form from './form';
import { masterLists, summary } from './summary';

export const companyProfileStep = formStep<form.CompanyProfileValues>({
  kind: 'form',
  id: 'company-profile',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  Fields: CompanyProfileFields,
});
