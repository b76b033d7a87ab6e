import { formStep } from '../../engine/stepDefinition';
import { missingOfForm } from '../shared/formRules';
import * as form from './form';
import { LegalDocumentsFields } from './LegalDocumentsFields';
import { summary } from './summary';

export const legalDocumentsStep = formStep<form.LegalDocumentsValues>({
  kind: 'form',
  id: 'legal-documents',
  initialValues: form.initialValues,
  schema: form.schema,
  save: form.save,
  replaces: {
    documents: ['deed_of_establishment', 'deed_of_change_compositions', 'others'],
  },
  missing: (context) => missingOfForm(form, context),
  summary,
  Fields: LegalDocumentsFields,
});
