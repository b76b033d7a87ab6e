import { act } from '@testing-library/react';

/** Does something that others wait for, and lets them go on. */
export const settle = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await Promise.resolve();
  });
