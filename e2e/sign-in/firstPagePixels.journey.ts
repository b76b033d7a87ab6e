import type { Page } from '@playwright/test';
import { SIGN_OUT_REASON } from '@/app/signOutReason';
import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { chooseLanguage, FIRST_PAGES, openWithoutScripts } from '../support/firstPage';

/** Opens the app without the first page, as after a session that has ended, and without a notice of it. */
async function openApp(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.setItem(key, ''), SIGN_OUT_REASON);
  await page.reload();
  await expect(page.locator('#root h1')).toBeVisible();
}

const LOOKS = FIRST_PAGES.flatMap((page) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...page, colorScheme })),
);

for (const { path, language, colorScheme } of sampleOf(LOOKS, 4))
  test.describe(`${path}, ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the prerendered page and the app are the same pixels @phone', async ({ page }) => {
      await chooseLanguage(page, language);
      const release = await openWithoutScripts(page, `/bos${path}`);
      const look = async () => {
        await page.evaluate(() => document.fonts.ready);
        return page.screenshot({ fullPage: true });
      };
      // Our font comes once the page handles its form.
      await page.locator('[data-waits]').evaluate((first) => first.removeAttribute('data-waits'));
      const prerendered = await look();
      await release();
      await openApp(page);
      expect((await look()).equals(prerendered), 'the same picture').toBe(true);
    });
  });
