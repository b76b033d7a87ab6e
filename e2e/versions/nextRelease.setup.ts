import { test as setup } from '@playwright/test';
import { buildNextRelease } from '../support/nextRelease';

setup('the next release is built', async () => {
  // Beside journeys on a small machine it takes minutes.
  setup.setTimeout(600_000);
  await buildNextRelease();
});
