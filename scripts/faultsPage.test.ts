import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ACTIONS } from '../e2e/faults/actions';
import { FAULT_IDS } from '../e2e/faults/faultIds';

/** The cells of each row of the table in docs/faults.md. */
const rows = readFileSync(path.join(__dirname, '..', 'docs', 'faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('G1: docs/faults.md has every action with every fault, measured; `npm run faults` updates it', () => {
  const expected = ACTIONS.map(({ id, name, except = {} }) => [
    `${id} ${name}`,
    ...FAULT_IDS.map((fault) => (except[fault] === undefined ? '0' : '–')),
  ]);
  expect(rows[0]).toEqual(['action', ...FAULT_IDS]);
  expect(rows.slice(2)).toEqual(expected);
});
