import type { ListStepDefinition } from '../../engine/stepDefinition';
import { CollateralRows } from './CollateralRows';
import { masterLists, missing, summary } from './summary';

export const collateralStep: ListStepDefinition = {
  kind: 'list',
  id: 'collateral',
  reads: ['collateral'],
  missing,
  summary,
  masterLists,
  Rows: CollateralRows,
};
