import type { ListStepDefinition } from '../../engine/stepDefinition';
import { BankRows } from './BankRows';
import { masterLists, missing, summary } from './summary';

export const banksStep: ListStepDefinition = {
  kind: 'list',
  id: 'banks',
  reads: ['banks'],
  missing,
  summary,
  masterLists,
  Rows: BankRows,
};
