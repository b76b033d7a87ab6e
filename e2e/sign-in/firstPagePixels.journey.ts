import { expect, test } from '../support/fixtures';
import { openWithoutScripts, untilApp } from '../support/firstPage';

for (const language of ['id', 'en'])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('the prerendered page and the app are the same pixels @phone', async ({ page }) => {
        await page.addInitScript((it) => localStorage.setItem('bos.language', it), language);
        const release = await openWithoutScripts(page);
        const look = async () => {
          await page.evaluate(() => document.fonts.ready);
          return page.screenshot({ fullPage: true });
        };
        const prerendered = await look();
        await release();
        await untilApp(page);
        expect((await look()).equals(prerendered), 'the same picture').toBe(true);
      });
    });
