import type { Page } from '@playwright/test';
import { PATHS } from '@/domain/access/paths';
import { Traces } from './canary';
import { expect } from './fixtures';

/** A secret in a path stays in the address that was opened. */
export const OF_PATH = ['address', 'history'];

/** Where the token of `?auth=` may be met: storage.md#keys names both. */
export const OF_AUTH = ['header authorization', 'sessionStorage bos.auth'];

const CONSENT_ID = '5f0c6d3a-8b1e-4c2f-9a7d-0123456789ab';

/** Every address of the app, with something in the place of each parameter. */
export const EVERY_PAGE = [
  ...Object.values(PATHS).map((path) =>
    path
      .replace(/:id\??/, CONSENT_ID)
      .replace(':token', 'abc')
      .replace('*', 'users'),
  ),
  '/borrower/onboarding/individu-non-partner/personal/identity',
  '/nowhere/at/all',
];

/** A token that nobody gave out, with all that an address can make something else of. */
export const HOSTILE = 'kenari+/=&?#%"<b>\\x\'7f3a9c';

/** Until nothing is asked of the server any more, and the page says something. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** What is still to be found of a secret once it has served. */
export async function placesLeft(page: Page, secret: string): Promise<string[]> {
  const traces = new Traces(page.context());
  await traces.look(page);
  return traces.placesOf(secret);
}

/** Waits for a page by its heading. */
export const visible = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
