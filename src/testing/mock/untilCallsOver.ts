import { until } from '../environment/until';
import { mock } from './mock';

const QUIET_MS = 60;

/**
 * Waits until every call that the mock has seen is over and no new one has followed for a while,
 * because a response may trigger the next call.
 */
export async function untilCallsOver(): Promise<void> {
  let count = -1;
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const before = count;
    const calls = await mock.calls();
    count = calls.length;
    return count === before && calls.every(({ outcome }) => outcome !== 'in_flight');
  });
}
