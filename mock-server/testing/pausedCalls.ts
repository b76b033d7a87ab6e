import type { CallRecord } from '../control/calls';
import type { TestMock } from './client';

const LONGEST_WAIT_MS = 10_000;

/** Waits for a call in the log that matches `isWanted`, and returns the first; throws after 10 s. */
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

/** Waits for a call to this path that a fault has paused. */
export const untilPaused = (mock: TestMock, path: string): Promise<CallRecord> =>
  untilCall(mock, (call) => call.path === path && call.fault_id !== null && call.status === null);

/** Waits for a call to this path whose caller has closed the connection. */
export const untilDropped = (mock: TestMock, path: string): Promise<CallRecord> =>
  untilCall(mock, (call) => call.path === path && call.outcome === 'dropped');

/**
 * Stops the timers of the mock: delayed calls wait until `jest.advanceTimersByTime`. Clocks and the
 * test's own network calls are not affected.
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
