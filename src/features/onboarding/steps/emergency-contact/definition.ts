import { formStep } from '../../engine/stepDefinition';
import { EmergencyContactFields } from './EmergencyContactFields';
import * as form from './form';
import { masterLists, regions, summary } from './summary';

export const emergencyContactStep = formStep<form.EmergencyContactValues>({
  kind: 'form',
  id: 'emergency-contact',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  replaces: { addresses: ['emergency'] },
  excludedFromDraft: form.contact.excludedFromDraft,
  missing: form.missing,
  summary,
  masterLists,
  regions,
  Fields: EmergencyContactFields,
});
