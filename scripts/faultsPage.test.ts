import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACTIONS } from '../e2e/faults/actions';
import { FAULT_IDS } from '../e2e/faults/faultIds';
import { CALL_FAULTS } from '../e2e/faults/faults';
import { printFaults } from '../e2e/faults/printFaults';
import { readPage, rowsOf } from '../e2e/faults/readPage';

const page = readFileSync(path.join(__dirname, '..', 'docs', 'faults.md'), 'utf8');

test('G1: docs/faults.md has every action with every fault, measured; `npm run faults` updates it', () => {
  const expected = ACTIONS.map(({ id, name, except = {} }) => [
    `${id} ${name}`,
    ...FAULT_IDS.map((fault) => (except[fault] === undefined ? '0' : '–')),
  ]);
  const rows = rowsOf(page);
  expect(rows[0]).toEqual(['action', ...FAULT_IDS]);
  expect(rows.slice(2)).toEqual(expected);
});

test('a page that keeps cells keeps what was wrong in them, and no action of another name', () => {
  const cells = [
    { action: 'U1', fault: 'F1', violations: [] },
    {
      action: 'U1',
      fault: 'F2',
      violations: [
        { kind: 'no way on', detail: 'Masuk | Daftar' },
        { kind: 'blank', detail: '' },
      ],
    },
    { action: 'U2', fault: 'F1', violations: [{ kind: 'not measured', detail: 'late' }] },
  ] as const;
  const printed = printFaults(ACTIONS, CALL_FAULTS, cells);
  expect(readPage(printed, ACTIONS)).toEqual(cells);
  const renamed = ACTIONS.map((action) => ({ ...action, name: `${action.name} again` }));
  expect(readPage(printed, renamed)).toEqual([]);
});
