import { expect, type Page } from '@playwright/test';

/** The page says that the draft is stored on the device. */
export const draftStored = (page: Page): Promise<void> =>
  expect(page.getByText(/^Tersimpan \d\d[.:]\d\d$/)).toBeVisible();

/**
 * What was typed last is stored as well: the page may still say so of the write before, which is no more
 * than half a second behind the keyboard.
 */
export async function lastTypedStored(page: Page): Promise<void> {
  await page.waitForTimeout(600);
  await draftStored(page);
}
