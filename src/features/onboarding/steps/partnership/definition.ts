import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import * as form from './form';
import { PartnershipFields } from './PartnershipFields';
import { masterLists, summary } from './summary';

export const partnershipStep = formStep<form.PartnershipValues>({
  kind: 'form',
  id: 'partnership',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  neverKept: form.neverKept,
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  Fields: PartnershipFields,
});
