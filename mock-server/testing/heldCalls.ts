import type { CallRecord } from '../control/calls';
import type { TestMock } from './client';

const LONGEST_WAIT_MS = 10_000;

/** The first call in the log that is as wanted, once there is one; fails where none comes. */
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

/** The call to a path that is under way and held by a fault. */
export const untilHeld = (mock: TestMock, path: string): Promise<CallRecord> =>
  untilCall(mock, (call) => call.path === path && call.fault_id !== null && call.status === null);

/** The call to a path whose caller has gone. */
export const untilDropped = (mock: TestMock, path: string): Promise<CallRecord> =>
  untilCall(mock, (call) => call.path === path && call.outcome === 'dropped');

/**
 * Stops the timers of the mock alone: what is delayed waits until `jest.advanceTimersByTime`. Clocks,
 * and the network of the test itself, go on.
 */
export function holdTimers(): void {
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
