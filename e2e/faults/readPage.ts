import type { CellResult } from './cellResults';
import type { Violation } from './oracles';
import type { UserAction } from './userAction';

const VIOLATION = /^- (\w+), (F\d+): ([\w ]+): `(.*)`$/;

const columnsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((column) => column.trim());

/** The rows of the table in docs/faults.md, the first with the ids of the faults. */
export const rowsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(columnsOf);

/**
 * The cells that docs/faults.md tells of as measured. An action that has another name by now is
 * another action, which is not measured yet.
 */
export function readPage(page: string, actions: readonly UserAction[]): CellResult[] {
  const [[, ...faults] = [], , ...rows] = rowsOf(page);
  const wrong = page.split('\n').flatMap((line) => {
    const [, action = '', fault = '', kind, detail = ''] = VIOLATION.exec(line) ?? [];
    return kind === undefined
      ? []
      : [{ action, fault, violation: { kind: kind as Violation['kind'], detail } }];
  });
  return rows.flatMap(([label, ...columns]) => {
    const action = actions.find(({ id, name }) => `${id} ${name}` === label);
    if (action === undefined) return [];
    return faults.flatMap((fault, index) => {
      const violations = wrong
        .filter((one) => one.action === action.id && one.fault === fault)
        .map(({ violation }) => violation);
      const isTold = columns[index] === '0' || violations.length > 0;
      return isTold ? [{ action: action.id, fault, violations }] : [];
    });
  });
}
