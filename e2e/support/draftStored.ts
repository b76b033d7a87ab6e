import { expect, type Page } from '@playwright/test';
import type { StoredDraft } from '@/platform/drafts/database';
import { DRAFT_DATABASE } from '@/platform/drafts/eraseAll';

/** Waits until the page says that the draft is stored on the device. */
export const draftStored = (page: Page): Promise<void> =>
  expect(page.getByText(/^Draf tersimpan di perangkat ini, \d\d:\d\d$/)).toBeVisible();

/**
 * The content of the drafts on the device, decrypted as the page does it; empty where there are
 * none.
 */
const draftTexts = (page: Page): Promise<string> =>
  page.evaluate(async (name) => {
    // Opening a database that does not exist would create it without its tables.
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return '';
    const finished = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The drafts cannot be read'));
      });
    const database = await finished(indexedDB.open(name));
    const stores = database.transaction(['keys', 'drafts']);
    const [key, rows] = await Promise.all([
      finished(stores.objectStore('keys').get('drafts') as IDBRequest<CryptoKey>),
      finished(stores.objectStore('drafts').getAll() as IDBRequest<StoredDraft[]>),
    ]);
    database.close();
    const texts = rows.map(async ({ userId, subStep, format, iv, data }) => {
      const additionalData = new TextEncoder().encode(JSON.stringify([userId, subStep, format]));
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data);
      return new TextDecoder().decode(plain);
    });
    return (await Promise.all(texts)).join('\n');
  }, DRAFT_DATABASE);

/**
 * Waits until the last typed value is stored. The note on the page is not enough: it may still be
 * about the previous write.
 */
export const lastTypedStored = (page: Page, typed: string | RegExp): Promise<void> =>
  expect.poll(() => draftTexts(page)).toMatch(typed);
