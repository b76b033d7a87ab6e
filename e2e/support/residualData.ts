import type { Page } from '@playwright/test';

/**
 * What the browser still stores of the user who was signed in, with its location; empty after a
 * sign-out.
 */
export async function residualData(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(async () => {
    // Device id and language do not belong to a user (storage.md#keys).
    const local = Object.keys(localStorage).filter(
      (key) => key !== 'bos.device' && key !== 'bos.language',
    );
    const found = [
      ...local.map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage)
        .filter((key) => key.startsWith('bos.'))
        .map((key) => `sessionStorage ${key}`),
    ];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The database does not open'));
      });
      for (const store of ['drafts', 'setAside']) {
        if (!database.objectStoreNames.contains(store)) continue;
        const rows = await new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count();
          request.onsuccess = () => resolve(request.result);
        });
        if (rows > 0) found.push(`IndexedDB ${store}`);
      }
      database.close();
    }
    return found;
  });
  return [...cookies.filter((cookie) => cookie.includes('bos_')), ...stored];
}

/**
 * Records in every frame which of these private texts are visible from now on, on all pages that
 * the context loads; `seenIn` reads the result.
 */
export async function watchFor(page: Page, texts: readonly string[]): Promise<void> {
  const watch = (privateTexts: readonly string[]) => {
    const KEY = 'test.seen';
    const look = () => {
      const { visibility } = getComputedStyle(document.documentElement);
      const shown = visibility === 'hidden' ? '' : document.documentElement.innerText;
      for (const text of privateTexts.filter((each) => shown.includes(each)))
        sessionStorage.setItem(KEY, `${sessionStorage.getItem(KEY) ?? ''}${text} `);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  await page.addInitScript(watch, texts);
  await page.evaluate(watch, texts);
}

export const seenIn = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('test.seen') ?? '');
