import type { Page } from '@playwright/test';
import { PATHS } from '@/domain/access/paths';
import { Traces } from './canary';
import { expect } from './fixtures';

/** A secret in the path stays in the opened address. */
export const OF_PATH = ['address', 'history'];

/** The only places where the token of `?auth=` may appear (storage.md#keys). */
export const OF_AUTH = ['header authorization', 'sessionStorage bos.auth'];

const CONSENT_ID = '5f0c6d3a-8b1e-4c2f-9a7d-0123456789ab';

/** Every address of the app, with a value for each parameter. */
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

/** An unknown token with every character that an address may change. */
export const HOSTILE = 'kenari+/=&?#%"<b>\\x\'7f3a9c';

/** Waits until no call is pending and the page shows its heading. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Where a secret can still be found after it was used. */
export async function remainingLocations(page: Page, secret: string): Promise<string[]> {
  const traces = new Traces(page.context());
  await traces.look(page);
  return traces.locationsOf(secret);
}

/** Waits for a page by its heading. */
export const visible = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
