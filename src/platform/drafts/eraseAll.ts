/** The name of the database of drafts. */
export const DRAFT_DATABASE = 'bos-drafts';

/**
 * Erases the drafts of all users with plain browser APIs: nothing has to be loaded first, so it
 * works offline. It creates no database. Rejects if the browser has no IndexedDB or refuses it.
 */
export function eraseAllDrafts(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DRAFT_DATABASE);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onerror = () =>
      isNew ? resolve() : reject(opening.error ?? new Error('No drafts can be opened'));
    opening.onsuccess = () => {
      const database = opening.result;
      const erasing = database.transaction(['drafts', 'setAside'], 'readwrite');
      erasing.objectStore('drafts').clear();
      erasing.objectStore('setAside').clear();
      erasing.oncomplete = () => resolve();
      erasing.onabort = () => reject(erasing.error ?? new Error('The drafts were not erased'));
      database.close();
    };
  });
}
