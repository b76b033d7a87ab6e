import type { ListStepDefinition } from '../../model/stepDefinition';
import { findFlagged, masterLists, missing, summary } from './summary';

export const bankStatementsStep: ListStepDefinition = {
  kind: 'list',
  id: 'bank-statements',
  reads: ['banks', 'bankStatements'],
  missing,
  summary,
  records: ({ bankStatements }) => bankStatements,
  findFlagged,
  masterLists,
};
