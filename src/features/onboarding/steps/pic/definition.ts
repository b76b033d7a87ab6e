import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import * as form from './form';
import { PicFields } from './PicFields';
import { masterLists, summary } from './summary';

export const picStep = formStep<form.PicValues>({
  kind: 'form',
  id: 'pic',
  reads: ['pic'],
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  missing: (context) => missingOfForm(form, context),
  summary,
  masterLists,
  Fields: PicFields,
});
