import { readFileSync } from 'node:fs';
import type { Violation } from './oracles';

/** What a run has found in one cell. */
export interface CellResult {
  action: string;
  fault: string;
  violations: readonly Violation[];
}

interface Suite {
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
  suites?: Suite[];
}

/** The type of the annotation of a test that carries the result of its cell. */
export const CELL = 'cell';

/** The cells of a file of results, as Playwright's JSON reporter writes it. */
export function readCells(file: string): CellResult[] {
  return cellsOf(JSON.parse(readFileSync(file, 'utf8')) as Suite);
}

function cellsOf({ specs = [], suites = [] }: Suite): CellResult[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description }) =>
        type === CELL && description !== undefined ? [JSON.parse(description) as CellResult] : [],
      ),
    ),
  );
  return [...own, ...suites.flatMap(cellsOf)];
}
