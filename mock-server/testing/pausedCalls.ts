import type { CallRecord } from '../control/calls';
import type { TestMock } from './client';

const LONGEST_WAIT_MS = 10_000;

/** Waits for the first call in the log that is as wanted, and fails where none comes. */
export async function untilCall(
  mock: TestMock,
  isWanted: (call: CallRecord) => boolean,
): Promise<CallRecord> {
  const giveUpAtMs = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const calls = await mock.control<CallRecord[]>('GET', '/calls');
    const found = calls.find(isWanted);
    if (found) return found;
    if (Date.now() > giveUpAtMs) throw new Error(`No such call came: ${JSON.stringify(calls)}`);
  }
}

/** Waits for the call to a path that a fault has paused. */
export const untilPaused = (mock: TestMock, path: string): Promise<CallRecord> =>
  untilCall(mock, (call) => call.path === path && call.fault_id !== null && call.status === null);

/** Waits for the call to a path whose caller has gone. */
export const untilDropped = (mock: TestMock, path: string): Promise<CallRecord> =>
  untilCall(mock, (call) => call.path === path && call.outcome === 'dropped');

/**
 * Stops only the timers of the mock: a delayed response waits until `jest.advanceTimersByTime`.
 * Clocks, and the network of the test itself, go on.
 */
export function pauseTimers(): void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'clearImmediate',
      'clearInterval',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
    ],
  });
}
