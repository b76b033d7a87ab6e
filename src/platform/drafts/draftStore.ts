import type { DraftStorePort } from '@/ports/drafts';
import { untilLoaded } from '@/primitives/untilLoaded';
import { eraseAllDrafts } from './eraseAll';

/** Loaded apart: signing in does not need it, an application does. */
export const fetchDraftStorage = () => import('./draftStorageEngine');

/** The drafts of this device. */
export function makeDraftStores(): DraftStorePort {
  return {
    open: async (options) => (await untilLoaded(fetchDraftStorage)).openStorageEngine(options),
    async erase(userId) {
      if (userId === null) return eraseAllDrafts();
      try {
        await (await fetchDraftStorage()).eraseDraftsOf(userId);
      } catch {
        // Offline, and the code was never loaded: the drafts of all users are erased.
        await eraseAllDrafts();
      }
    },
  };
}
