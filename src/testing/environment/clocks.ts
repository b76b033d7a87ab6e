import { mock } from '../mock/mock';

const trueNow = Date.now.bind(Date);

/**
 * Sets only the clock of the device, until the test ends: this many milliseconds ahead of the real
 * time, or behind it if negative.
 */
export function setDeviceClock(aheadMs: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + aheadMs);
}

/**
 * Makes the clock of the page movable until the test ends. Returns a function that moves it and the
 * mock's clock forward together.
 */
export function startClocks(): (seconds: number) => Promise<void> {
  let aheadMs = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => trueNow() + aheadMs);
  return async (seconds) => {
    await mock.advanceClock(seconds);
    aheadMs += seconds * 1000;
  };
}
