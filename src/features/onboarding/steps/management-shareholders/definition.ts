import type { ListStepDefinition } from '../../model/stepDefinition';
import { ShareholderRows } from './ShareholderRows';
import { masterLists, missing, regions, summary } from './summary';

export const managementShareholdersStep: ListStepDefinition = {
  kind: 'list',
  id: 'management-shareholders',
  reads: ['shareholders'],
  missing,
  summary,
  masterLists,
  regions,
  Rows: ShareholderRows,
};
