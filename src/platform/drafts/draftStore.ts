import type { DraftStores } from './types';

/** The drafts of this device; their code is loaded when the first ones are asked for. */
export function makeDraftStores(): DraftStores {
  let loading: Promise<DraftStores> | null = null;

  async function load(): Promise<DraftStores> {
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
    erase: async (userId) => (await load()).erase(userId),
  };
}
