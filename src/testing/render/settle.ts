import { setImmediate } from 'node:timers';
import { act } from '@testing-library/react';

/** Does something that others wait for, and lets them go on. */
export const settle = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await Promise.resolve();
  });

/** More turns than anything takes from the response of a held call to the page. */
const TURNS = 12;

/** Lets the page go on until all that is open waits for a held call, or for the user. */
export const settleAll = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
  });
