import { ACTIONS } from '../e2e/faults/actions';
import { loadOperations } from '../mock-server/core/contract';

/** Writes of the contract on which no action of a user depends, and why. */
const NO_ACTION: Readonly<Record<string, string>> = {
  logActivity: 'It is sent in the background, and not again (wire.md#activity-log).',
  evaluateFlags: 'It asks which flags are on, and changes nothing.',
  evaluateFlag: 'The app asks for all flags at once.',
};

const tried = new Set(ACTIONS.map(({ call }) => `${call.method} ${call.path}`));

test('G1: every write of the contract meets the faults, or is in a list with a reason', () => {
  const untried = loadOperations().filter(
    ({ method, path }) =>
      method !== 'get' &&
      !tried.has(`${method.toUpperCase()} /api${path.replaceAll(/\{\w+\}/g, '*')}`),
  );
  const names = untried.map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(Object.keys(NO_ACTION).toSorted());
});
