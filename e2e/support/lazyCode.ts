import type { Page } from '@playwright/test';

const CODE = /\/assets\/[^/]+\.(js|css)$/;

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

/** Counts the files of code that do not come from now on: the request fails, or something else is sent. */
export function countLostCode(page: Page): () => number {
  let lost = 0;
  page.on('requestfailed', (request) => {
    if (CODE.test(request.url())) lost += 1;
  });
  page.on('response', (response) => {
    const isPage = response.headers()['content-type']?.startsWith('text/html') === true;
    if (CODE.test(response.url()) && (!response.ok() || isPage)) lost += 1;
  });
  return () => lost;
}
