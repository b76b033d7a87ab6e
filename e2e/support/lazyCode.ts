import type { Page } from '@playwright/test';

/** The scripts that the page itself names; all others come when a screen needs them. */
export const scriptsOf = (page: Page) =>
  page.locator('script[defer]').evaluateAll((all) => all.map((each) => each.getAttribute('src')));

/** Answers requests for code that the page at hand does not name; ended by `page.unrouteAll`. */
export async function routeLazyCode(
  page: Page,
  answer: Parameters<Page['route']>[1],
): Promise<void> {
  const named = new Set(await scriptsOf(page));
  await page.route(
    ({ pathname }) => /\/assets\/.+\.js$/.test(pathname) && !named.has(pathname),
    answer,
  );
}
