import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import { DomicileFields } from './DomicileFields';
import * as form from './form';
import { masterLists, regions, summary } from './summary';

export const domicileStep = formStep<form.DomicileValues>({
  kind: 'form',
  id: 'domicile',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  replaces: { addresses: ['ktp', 'domicilies'] },
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  regions,
  Fields: DomicileFields,
});
