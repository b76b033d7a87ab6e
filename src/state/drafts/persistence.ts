/** The one place that runs redux-persist; loaded when a user is known, not on the sign-in page. */
import type { Reducer, Store } from '@reduxjs/toolkit';
import {
  createMigrate,
  persistReducer,
  persistStore,
  REHYDRATE,
  type MigrationManifest,
  type PersistedState,
  type Persistor,
} from 'redux-persist';
import type { DraftRecord, DraftStorageEngine } from '@/ports/drafts';
import type { RootReducer } from '../rootReducer';
import { DRAFTS_VERSION, draftsSlice, type DraftsState } from '../slices/drafts';

/** If a device takes longer, the page works without its drafts and leaves them unchanged. */
const READ_LIMIT_MS = 5_000;

/** Typed values are stored at most this late; before the page closes they are flushed. */
const WRITE_EVERY_MS = 100;

/**
 * One migration for each `DRAFTS_VERSION` after the first. Tabs of two versions may have written
 * side by side, so a migration leaves records alone that already have the new form.
 */
const MIGRATIONS: MigrationManifest = {
  /** Version 1 stored the version of the server's data, and not the data itself. */
  2: (state) =>
    mapRecords(state, (record) => ({ ...record, baseValues: record.baseValues ?? null })),
};

/** Changes every record of a slice; redux-persist stores something of its own beside them. */
function mapRecords(
  slice: PersistedState,
  change: (record: Partial<DraftRecord>) => Partial<DraftRecord>,
): PersistedState {
  if (slice === undefined) return slice;
  const { _persist, ...records } = slice;
  const changed = Object.entries(records).map(
    ([id, record]) => [id, change(record as Partial<DraftRecord>)] as const,
  );
  return { ...Object.fromEntries(changed), _persist };
}

interface PersistDraftsOptions {
  userId: number;
  storage: DraftStorageEngine;
  onWriteFailed(): void;
}

/**
 * Persists the slice of drafts for one user. Each user gets a new reducer, because redux-persist
 * remembers in it what it has written. Rejects if the drafts cannot be read or migrated, or not in
 * time.
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
      // What was typed while the records were read is newer than the records.
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
    // After a failed read redux-persist would continue with an empty slice and write it to the
    // device. Without its REHYDRATE the slice never counts as read, and nothing is written.
    const dispatch: Store['dispatch'] = (action) => {
      if (action.type !== REHYDRATE || !action.err) return store.dispatch(action);
      reject(new Error('The drafts cannot be read', { cause: action.err }));
      return action;
    };
    const persistor = persistStore({ ...store, dispatch }, null, () => resolve(persistor));
  });
}
