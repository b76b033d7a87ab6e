import { setImmediate } from 'node:timers';
import { act } from '@testing-library/react';

/** Runs a function, and then waits until pending promises have continued. */
export const settle = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await Promise.resolve();
  });

/** More turns of the event loop than the page needs to handle the response of a held call. */
const TURNS = 12;

/** Waits until everything on the page is waiting for a held call or for the user. */
export const settleAll = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
  });
