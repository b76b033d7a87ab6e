import type { ListStepDefinition } from '../../engine/stepDefinition';
import { ReportRows } from './ReportRows';
import { masterLists, missing, summary } from './summary';

export const financialStatementsStep: ListStepDefinition = {
  kind: 'list',
  id: 'financial-statements',
  reads: ['financialStatements'],
  missing,
  summary,
  masterLists,
  Rows: ReportRows,
};
