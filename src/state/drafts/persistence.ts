/** The one place that knows redux-persist; loaded when a user is known, not at the sign-in screen. */
import type { Reducer, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { OpenDraftStore } from '@/ports/drafts';
import type { RootReducer } from '../rootReducer';
import { draftsSlice, type DraftsState } from '../slices/drafts';

/** The disk is behind the keyboard by no more than this, and a flush goes before the page does. */
const WRITE_EVERY_MS = 100;

export interface DraftPersistence {
  /** Writes what waits; resolves when it is stored or has been given up. */
  flush(): Promise<void>;
  /** From this moment nothing that happens to the state reaches the disk. */
  detach(): void;
}

const recordsOf = (persisted: Readonly<Record<string, unknown>>): DraftsState => {
  const { _persist, ...records } = persisted;
  return records as DraftsState;
};

/** The reducer of a page without persistence; it drops what redux-persist has left in the state. */
const detached: Reducer<DraftsState> = (state, action) =>
  draftsSlice.reducer(state && '_persist' in state ? recordsOf(state) : state, action);

/**
 * Has redux-persist carry the drafts of one user between the store and the device. It gets its own
 * reducer for each user, so that nothing it remembers can pass from one to the next, and it never
 * reads the device: the records were read before, so it cannot time out, give up, and write defaults
 * over what it has not read.
 */
export async function attachPersistence(
  store: Store,
  rootReducer: RootReducer,
  draftStore: OpenDraftStore,
  stored: DraftsState,
): Promise<DraftPersistence> {
  const persisted = persistReducer<DraftsState>(
    {
      key: 'drafts',
      version: 1,
      storage: {
        getItem: () => Promise.resolve(undefined),
        setItem: (_key: string, staged: Record<string, unknown>) =>
          draftStore.writeAll(recordsOf(staged)),
        removeItem: () => Promise.resolve(),
      },
      // Records stay objects up to the draft store, which encrypts them one by one.
      serialize: false,
      getStoredState: () =>
        Promise.resolve({ ...stored, _persist: { version: 1, rehydrated: true } }),
      // What was typed while the records were read is newer than they are.
      stateReconciler: (inbound: DraftsState, _original, typed) => ({ ...inbound, ...typed }),
      timeout: 0,
      throttle: WRITE_EVERY_MS,
    },
    draftsSlice.reducer,
  );
  rootReducer.inject(
    { reducerPath: 'drafts', reducer: persisted as unknown as Reducer<DraftsState> },
    { overrideExisting: true },
  );
  const persistor = await new Promise<ReturnType<typeof persistStore>>((resolve) => {
    const opened = persistStore(store, null, () => resolve(opened));
  });
  return {
    flush: async () => {
      await persistor.flush();
    },
    detach() {
      persistor.pause();
      rootReducer.inject({ reducerPath: 'drafts', reducer: detached }, { overrideExisting: true });
    },
  };
}
