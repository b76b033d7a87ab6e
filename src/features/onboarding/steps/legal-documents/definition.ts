import { tableStep } from '../../model/fields/tableStep';
import { legalDocuments, save, summary } from './form';
import { LegalDocumentsFields } from './LegalDocumentsFields';

export const legalDocumentsStep = tableStep('legal-documents', legalDocuments, {
  save,
  replaces: [...legalDocuments.replaces, 'documents.others'],
  summary,
  Fields: LegalDocumentsFields,
});
