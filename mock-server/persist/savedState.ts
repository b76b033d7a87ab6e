import type { ArmedFault, Faults } from '../control/faults';
import type { Latency, LatencyRange } from '../control/latency';
import type { FirstResponses, RepeatedCalls } from '../core/repeatedCalls';
import type { Store, StoreState } from '../core/store';
import { emptyTables } from '../database/emptyTables';
import type { FileRow, Tables } from '../database/tables';

/** To be raised when older files can no longer be read. */
const VERSION = 1;

/**
 * The state that a restart continues from.
 *
 * Assumption: this is everything except the log of calls, which belongs to one run.
 */
export interface StateSources {
  store: Store;
  faults: Faults;
  latency: Latency;
  repeatedCalls: RepeatedCalls;
  startNames: { current: string };
}

/** The state as plain data, as in the file. */
export interface SavedState extends StoreState {
  mock_state: number;
  scenario: string;
  /** RFC 3339, by the mock's own clock. */
  saved_at: string;
  faults: ArmedFault[];
  latency: LatencyRange;
  repeated_calls: FirstResponses;
}

/** Thrown for a file without a state that this mock can continue from. */
export class StateError extends Error {}

/** The state as one JSON document. */
export function writeState({
  store,
  faults,
  latency,
  repeatedCalls,
  startNames,
}: StateSources): string {
  const { tables, ...rest } = store.getState();
  const head: Omit<SavedState, 'tables'> = {
    mock_state: VERSION,
    scenario: startNames.current,
    saved_at: store.now(),
    faults: faults.list(),
    latency: latency.get(),
    repeated_calls: repeatedCalls.list(),
    ...rest,
  };
  const { files, ...others } = tables;
  const begin = (value: object) => JSON.stringify(value).slice(0, -1);
  return `${begin(head)},"tables":${begin(others)},"files":[${files.map(textOf).join()}]}}\n`;
}

/** Uploads are large and never change, so each is serialised once. */
function textOf(row: FileRow): string {
  const text = textOfFile.get(row) ?? JSON.stringify(row);
  textOfFile.set(row, text);
  return text;
}

const textOfFile = new WeakMap<FileRow, string>();

/** Throws a StateError, whose message follows the name of the file. */
export function readState(text: string): SavedState {
  const state = parse(text);
  if (typeof state?.mock_state !== 'number') {
    throw new StateError('holds no saved state of the mock, or a broken one');
  }
  if (state.mock_state !== VERSION) {
    throw new StateError(`was saved by another version of the mock (${state.mock_state})`);
  }
  if (!hasTablesOfThisMock(state.tables)) {
    throw new StateError('was saved by a mock with other tables');
  }
  return state as SavedState;
}

function parse(text: string): Partial<SavedState> | null {
  try {
    return JSON.parse(text) as Partial<SavedState> | null;
  } catch {
    return null;
  }
}

function hasTablesOfThisMock(tables: Partial<Tables> | null | undefined): boolean {
  const names = (value: object) => Object.keys(value).sort().join();
  return tables !== undefined && tables !== null && names(tables) === names(emptyTables());
}

export function restoreState(parts: StateSources, state: SavedState): void {
  parts.store.restore(state);
  parts.faults.restore(state.faults);
  parts.latency.set(state.latency);
  parts.repeatedCalls.restore(state.repeated_calls);
  parts.startNames.current = state.scenario;
}
