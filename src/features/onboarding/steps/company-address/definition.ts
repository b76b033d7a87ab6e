import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import { CompanyAddressFields } from './CompanyAddressFields';
import * as form from './form';
import { masterLists, regions, summary } from './summary';

export const companyAddressStep = formStep<form.CompanyAddressValues>({
  kind: 'form',
  id: 'company-address',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  replaces: { addresses: ['company', 'warehouse'] },
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  regions,
  Fields: CompanyAddressFields,
});
