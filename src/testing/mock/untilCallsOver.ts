import { mock } from './mock';

/** Waits until every call that the mock has seen is over, and a while for what follows on its answer. */
export async function untilCallsOver(): Promise<void> {
  for (let looks = 0; looks < 500; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if ((await mock.calls()).every(({ outcome }) => outcome !== 'in_flight')) break;
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
