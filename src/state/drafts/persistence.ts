/** The one place that runs redux-persist; loaded when a user is known, not at the sign-in screen. */
import type { Reducer, Store } from '@reduxjs/toolkit';
import {
  createMigrate,
  persistReducer,
  persistStore,
  REHYDRATE,
  type MigrationManifest,
  type Persistor,
} from 'redux-persist';
import type { DraftStorageEngine } from '@/ports/drafts';
import type { RootReducer } from '../rootReducer';
import { DRAFTS_VERSION, draftsSlice, type DraftsState } from '../slices/drafts';

/** Where a device takes longer, the page works without its drafts and leaves them as they are. */
const READ_LIMIT_MS = 5_000;

/** The disk is behind the keyboard by no more than this; a flush goes before the page does. */
const WRITE_EVERY_MS = 100;

/**
 * One step for each `DRAFTS_VERSION` after the first. Tabs of two versions may have written side by
 * side, so a step leaves alone a record that is in the new form already.
 */
const MIGRATIONS: MigrationManifest = {};

interface PersistDraftsOptions {
  userId: number;
  storage: DraftStorageEngine;
  onWriteFailed(): void;
}

/**
 * Persists the slice of drafts for one user. Each user gets a reducer of their own, since
 * redux-persist remembers in it what it has written. Rejects where the drafts cannot be read or
 * migrated, or not in time.
 */
export function persistDrafts(
  store: Store,
  rootReducer: RootReducer,
  { userId, storage, onWriteFailed }: PersistDraftsOptions,
): Promise<Persistor> {
  const reducer = persistReducer<DraftsState>(
    {
      key: `drafts/${userId}`,
      storage,
      version: DRAFTS_VERSION,
      migrate: createMigrate(MIGRATIONS),
      // What was typed while the records were read is newer than they are.
      stateReconciler: (stored: DraftsState, _original, typed) => ({ ...stored, ...typed }),
      timeout: READ_LIMIT_MS,
      throttle: WRITE_EVERY_MS,
      writeFailHandler: onWriteFailed,
    },
    draftsSlice.reducer,
  );
  rootReducer.inject(
    { reducerPath: 'drafts', reducer: reducer as unknown as Reducer<DraftsState> },
    { overrideExisting: true },
  );
  return new Promise((resolve, reject) => {
    // After a failed reading redux-persist would go on with an empty slice and write it to the disk.
    // Without its REHYDRATE the slice never counts as read, and nothing is written.
    const dispatch: Store['dispatch'] = (action) => {
      if (action.type !== REHYDRATE || !action.err) return store.dispatch(action);
      reject(new Error('The drafts cannot be read', { cause: action.err }));
      return action;
    };
    const persistor = persistStore({ ...store, dispatch }, null, () => resolve(persistor));
  });
}
