import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { openWithoutScripts, untilApp } from '../support/firstPage';

const PATHS = [
  '/login',
  '/forgot-password',
  '/register/borrower',
  '/register/funder',
  '/tidak-ada',
];

const LOOKS = PATHS.flatMap((path) =>
  ['id', 'en'].flatMap((language) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ path, language, colorScheme })),
  ),
);

for (const { path, language, colorScheme } of sampleOf(LOOKS, 4))
  test.describe(`${path}, ${language}, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the prerendered page and the app are the same pixels @phone', async ({ page }) => {
      await page.addInitScript((it) => localStorage.setItem('bos.language', it), language);
      const release = await openWithoutScripts(page, `/bos${path}`);
      const look = async () => {
        await page.evaluate(() => document.fonts.ready);
        return page.screenshot({ fullPage: true });
      };
      // Our font comes once the page handles its form.
      await page.locator('[data-waits]').evaluate((first) => first.removeAttribute('data-waits'));
      const prerendered = await look();
      await release();
      await untilApp(page);
      expect((await look()).equals(prerendered), 'the same picture').toBe(true);
    });
  });
