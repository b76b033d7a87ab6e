import { formStep } from '../../engine/stepDefinition';
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
  excludedFromDraft: form.excludedFromDraft,
  missing: form.missing,
  summary,
  masterLists: form.cards.masterLists,
  regions,
  Fields: IdentityFields,
});
