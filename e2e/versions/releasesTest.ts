import { MockControl } from '@/testing/mock/mockControl';
import { test as base } from '../support/fixtures';
import { serveReleases, type ServedReleases } from '../support/releases';

/** Journeys with a server of their own, on which releases follow each other. */
export const test = base.extend<{ releases: ServedReleases }>({
  releases: async ({}, use) => {
    const releases = await serveReleases();
    await use(releases);
    await releases.stop();
  },
  baseURL: async ({ releases }, use) => use(releases.origin),
  mock: async ({ releases }, use) => use(new MockControl(releases.origin)),
});
