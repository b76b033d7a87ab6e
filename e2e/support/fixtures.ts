import { test as base, expect } from '@playwright/test';
import { MockControl } from '@/testing/mock/mockControl';
import { startPreviewProcess, type RunningPreview } from './previewProcess';
import { Problems } from './problems';

interface TestFixtures {
  /** The control API of this worker's mock, reset to the default scenario. */
  mock: MockControl;
  /** Fails the test at its end if there was an error that it did not allow. */
  problems: Problems;
}

interface WorkerFixtures {
  preview: RunningPreview;
}

/**
 * Journeys run against the production build with its real headers; each worker has its own server
 * and mock. Paths are written in full: `page.goto('/bos/login')`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  preview: [
    // Playwright requires this destructuring pattern, even an empty one.
    async ({}, use) => {
      const preview = await startPreviewProcess();
      await use(preview);
      await preview.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ preview }, use) => use(preview.origin),

  mock: [
    async ({ preview }, use) => {
      const mock = new MockControl(preview.origin);
      await mock.reset();
      await use(mock);
      const broken = (await mock.calls()).filter(
        ({ contract_errors: errors }) => errors.length > 0,
      );
      expect(broken, 'answers that break the contract').toEqual([]);
    },
    { auto: true },
  ],

  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      await problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
