import type { DeviceDrafts } from './deviceDrafts';
import { eraseAllDrafts } from './eraseAll';
import type { DraftStorePort } from '@/ports/drafts';

/** The drafts of this device; their code is loaded when the first ones are asked for. */
export function makeDraftStores(): DraftStorePort {
  let loading: Promise<DeviceDrafts> | null = null;

  async function load(): Promise<DeviceDrafts> {
    loading ??= import('./deviceDrafts').then(({ makeDeviceDrafts }) => makeDeviceDrafts());
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  return {
    open: async (userId, events) => (await load()).open(userId, events),
    async erase(userId) {
      if (userId === null) return eraseAllDrafts();
      try {
        await (await load()).erase(userId);
      } catch {
        // Offline, and the code was never needed so far. What is to go goes, with all else.
        await eraseAllDrafts();
      }
    },
  };
}
