import type { ListStepDefinition } from '../../engine/stepDefinition';
import { BankRows } from './BankRows';
import { masterLists, missing, summary } from './summary';

export const banksStep: ListStepDefinition = {
  kind: 'list',
  id: 'banks',
  missing,
  summary,
  masterLists,
  Rows: BankRows,
};
