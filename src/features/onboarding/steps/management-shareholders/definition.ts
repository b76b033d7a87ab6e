import type { ListStepDefinition } from '../../model/stepDefinition';
import { shareholder } from './form';
import { masterLists, missing, regions, summary } from './summary';

export const managementShareholdersStep: ListStepDefinition = {
  kind: 'list',
  id: 'management-shareholders',
  reads: ['shareholders'],
  missing,
  summary,
  records: ({ shareholders }) => shareholders,
  findFlagged: shareholder.findFlagged,
  masterLists,
  regions,
};
