import type { DraftStorePort } from '@/ports/drafts';
import { eraseAllDrafts } from './eraseAll';

/** Loaded when the first drafts are opened: who signs in needs none of it. */
const load = () => import('./draftStorageEngine');

/** The drafts of this device. */
export function makeDraftStores(): DraftStorePort {
  return {
    open: async (options) => (await load()).openStorageEngine(options),
    async erase(userId) {
      if (userId === null) return eraseAllDrafts();
      try {
        await (await load()).eraseDraftsOf(userId);
      } catch {
        // Offline, and the code was never needed so far: all drafts go, this user's among them.
        await eraseAllDrafts();
      }
    },
  };
}
