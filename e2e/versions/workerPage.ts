import { expect, type Page } from '@playwright/test';

export const STORED = 'App ready to work offline';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const email = (page: Page) => page.getByLabel('Email', { exact: true });
export const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
export const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** The first visit, until the app is on the device. */
export async function visit(page: Page): Promise<void> {
  await page.goto('/bos/login');
  await expect(page.getByText(STORED)).toBeVisible({ timeout: 60_000 });
  await button(page, 'Tutup').click();
}
