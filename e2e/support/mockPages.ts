import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { addressOf } from './signIn';

/** The pages of the mock's own interface. */
export const MOCK_PAGES = ['People', 'Outbox', 'Calls', 'Faults', 'Setup'];

/** Opens one of these pages. */
export const openMockPage = async (page: Page, name: string, path = '/__mock/'): Promise<void> => {
  await page.goto(`${path}#${name.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
};

/** The search field for people. */
export const find = (page: Page) => page.getByRole('searchbox', { name: 'Find', exact: true });

/** The card of a person. */
export const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: `More for ${addressOf(name)}`, exact: true }),
  });

/** Signs in as a person, and returns the new tab with the app. */
export async function signInByClick(page: Page, name: string): Promise<Page> {
  const coming = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Sign in ${addressOf(name)}`, exact: false }).click();
  return coming;
}
