import type { EmbedMemoryPort } from '@/ports/embed';

/** For the tab (storage.md#keys). */
const KEY = 'bos.embed';

/** Where the browser stores nothing, the memory lasts as long as the page. */
export function makeEmbedMemory(): EmbedMemoryPort {
  let current: string | null = null;
  const attempt = (job: () => void): void => {
    try {
      job();
    } catch {
      // Storage is blocked or full.
    }
  };
  attempt(() => {
    current = window.sessionStorage.getItem(KEY);
  });
  return {
    read: () => current,
    store(text) {
      current = text;
      attempt(() => window.sessionStorage.setItem(KEY, text));
    },
    clear() {
      current = null;
      attempt(() => window.sessionStorage.removeItem(KEY));
    },
  };
}
