import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { ACTIONS } from './actions';
import { CELL } from './cellResults';
import type { Effects } from './effects';
import { CALL_FAULTS } from './faults';
import type { Violation } from './oracles';
import { effectsWithoutFault, runCell } from './runCell';

const CELLS = ACTIONS.flatMap((action) =>
  CALL_FAULTS.filter(({ id }) => action.except?.[id] === undefined).map((fault) => ({
    action,
    fault,
  })),
);

/** What the server holds after each action without a fault, as far as this worker knows. */
const known = new Map<string, Effects>();

const notMeasured = (error: unknown): Violation[] => [
  { kind: 'not measured', detail: error instanceof Error ? error.message : String(error) },
];

for (const { action, fault } of sampleOf(CELLS, 3))
  test(`G1: ${action.id} ${action.name}, ${fault.id} ${fault.name}`, async ({
    page,
    mock,
    problems,
    browser,
  }, testInfo) => {
    const measure = async (): Promise<Violation[]> => {
      let expected = known.get(action.id);
      if (expected === undefined) {
        const baseline = await browser.newPage();
        expected = await effectsWithoutFault({ page: baseline, mock }, action);
        known.set(action.id, expected);
        await baseline.context().close();
      }
      return runCell({ page, mock }, problems, { action, fault, expected });
    };
    const violations = await measure().catch(notMeasured);
    testInfo.annotations.push({
      type: CELL,
      description: JSON.stringify({ action: action.id, fault: fault.id, violations }),
    });
    expect(violations).toEqual([]);
  });
