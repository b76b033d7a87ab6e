import { banks } from './banks';
import { financeLists } from './financeLists';
import { personLists } from './personLists';
import { workLists } from './workLists';

/** Every plain master list (wire.md#master-data) by its name in the path; regions are in `regions.ts`. */
export const masterLists = { ...personLists, ...workLists, ...financeLists, banks };
