import { mock } from './mock';

/**
 * From now on the clock of the page can be moved, until the test ends: answers how to move it and the
 * mock's forward together.
 */
export function startClocks(): (seconds: number) => Promise<void> {
  const realNow = Date.now.bind(Date);
  let aheadMs = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + aheadMs);
  return async (seconds) => {
    await mock.advanceClock(seconds);
    aheadMs += seconds * 1000;
  };
}
