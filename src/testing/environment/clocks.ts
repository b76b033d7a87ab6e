import { mock } from '../mock/mock';

const trueNow = Date.now.bind(Date);

/**
 * Sets the clock of the device alone, until the test ends: so many milliseconds ahead of the time, or
 * behind it where there are less than none.
 */
export function setDeviceClock(aheadMs: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + aheadMs);
}

/**
 * From now on the clock of the page can be moved, until the test ends: returns a function that
 * moves it and the mock's forward together.
 */
export function startClocks(): (seconds: number) => Promise<void> {
  let aheadMs = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + aheadMs);
  return async (seconds) => {
    await mock.advanceClock(seconds);
    aheadMs += seconds * 1000;
  };
}
