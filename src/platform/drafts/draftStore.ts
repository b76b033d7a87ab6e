import type { DraftRecord } from './draftCipher';

export interface DraftStoreEvents {
  onWriteFailed(): void;
  onConflict(subStep: string, other: DraftRecord): void;
}

/** The drafts of one user on this device. */
export interface OpenDraftStore {
  readAll(): Promise<Record<string, DraftRecord>>;
  writeAll(records: Readonly<Record<string, DraftRecord>>): Promise<void>;
  close(): void;
}

export interface DraftStores {
  open(userId: number, events: DraftStoreEvents): Promise<OpenDraftStore>;
  erase(userId: number): Promise<void>;
}

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
