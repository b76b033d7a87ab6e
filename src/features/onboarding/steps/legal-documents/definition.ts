import { tableStep } from '../../model/fields/tableStep';
import { compare, legalDocuments, save, summary } from './form';

export const legalDocumentsStep = tableStep('legal-documents', legalDocuments, {
  save,
  compare,
  replaces: [...legalDocuments.replaces, 'documents.others'],
  summary,
});
