import type { Store, UnknownAction } from '@reduxjs/toolkit';
import type { Persistor } from 'redux-persist';
import type { DraftStorageEngine, DraftStorePort } from '@/ports/drafts';
import { messageRef } from '@/primitives/messageRef';
import { untilLoaded } from '@/primitives/untilLoaded';
import { TookTooLong, withTimeout } from '@/primitives/withTimeout';
import { noticeShown } from '../notices';
import type { RootReducer } from '../rootReducer';
import { draftsCleared, DRAFTS_VERSION, draftsSlice } from '../slices/drafts';
import { draftConflictFound, draftPhaseChanged, draftWritten } from '../slices/draftStatus';

/**
 * If fetching the code takes longer, the page works without drafts until it comes. It is the limit
 * of a call, because a slow line is no reason to lose them. The device has shorter limits of its own
 * (`port.open`, `persistDrafts`).
 */
const CODE_LIMIT_MS = 30_000;

/** Loaded apart: signing in does not need it, an application does. */
export const fetchPersistence = () => import('./persistence');

/** Persists the drafts of the signed-in user, from opening to closing. No method rejects. */
export interface DraftPersistor {
  /**
   * Reads the user's drafts and stores what is typed from then on; a second call does nothing. `isAhead`:
   * nobody has asked for them yet, so if it fails nobody is told, and the next call tries again.
   */
  open(userId: number, isAhead?: boolean): Promise<void>;
  /** Closes what was opened ahead for another user than this one. */
  closeOthers(userId: number): void;
  /** Writes pending changes; called before the page closes. */
  flush(): Promise<void>;
  /** The user has chosen between the drafts of two tabs; see `DraftStorageEngine.settle`. */
  settle(subStep: string): Promise<void>;
  /** Reads what other tabs have typed; see `DraftStorageEngine.readUnseen`. */
  readUnseen: DraftStorageEngine['readUnseen'];
  /**
   * Closes without erasing: the session ran out, and the same user may come back. Pending changes
   * are written first, unless another tab has ended the session: that tab may have erased
   * everything.
   */
  close(writesRest?: boolean): Promise<void>;
  /**
   * Closes and erases the drafts of a user, opened or not: after a sign-out. If the page does not
   * know the user yet (null), the drafts of all users are erased.
   */
  erase(userId: number | null): Promise<void>;
}

interface Opening {
  userId: number;
  isAhead: boolean;
  opened?: Promise<void>;
  storage?: DraftStorageEngine;
  /** Set once the drafts have been read. */
  persistor?: Persistor;
}

export function makeDraftPersistor(
  port: DraftStorePort,
  rootReducer: RootReducer,
  getStore: () => Store,
): DraftPersistor {
  let current: Opening | null = null;

  async function start(opening: Opening): Promise<void> {
    const { userId } = opening;
    /** Does nothing once another user, or nobody, is signed in. */
    const dispatch = (action: UnknownAction) => {
      if (current === opening) getStore().dispatch(action);
    };
    let isWarned = false;
    const warnNotStored = () => {
      if (!isWarned) dispatch(NOT_STORED);
      isWarned = true;
    };
    const goOnWithout = () => {
      dispatch(draftPhaseChanged({ phase: 'unavailable' }));
      warnNotStored();
    };
    const opened = port.open({
      userId,
      version: DRAFTS_VERSION,
      onStored: (subStep, typedAtMs) => dispatch(draftWritten({ subStep, typedAtMs })),
      onConflict: (subStep, other) => dispatch(draftConflictFound({ subStep, other })),
    });
    const fetched = Promise.all([opened, untilLoaded(fetchPersistence)]);
    const persist = async () => {
      const [storage, { persistDrafts }] = await fetched;
      if (current !== opening) {
        storage.close();
        return;
      }
      opening.storage = storage;
      opening.persistor = await persistDrafts(getStore(), rootReducer, {
        userId,
        storage,
        onWriteFailed: warnNotStored,
      });
      dispatch(draftPhaseChanged({ phase: 'open' }));
    };
    /** The forms begin anew, with what is stored and what was typed without it. */
    const persistLate = async () => {
      await fetched;
      dispatch(draftPhaseChanged({ phase: 'opening' }));
      await persist();
    };
    try {
      await withTimeout(fetched, CODE_LIMIT_MS);
      await persist();
    } catch (error) {
      if (opening.isAhead) {
        if (current === opening) closeNow();
        // It may have opened all the same, or do so later.
        void opened.then(
          (storage) => storage.close(),
          () => undefined,
        );
        return;
      }
      goOnWithout();
      if (error instanceof TookTooLong) void persistLate().catch(goOnWithout);
    }
  }

  /**
   * Removes redux-persist from the reducer at once, so that emptying the state does not empty the
   * stored drafts.
   */
  function detach(): Opening | null {
    const ended = current;
    current = null;
    rootReducer.inject(draftsSlice, { overrideExisting: true });
    return ended;
  }

  /** As if nobody's drafts had been opened. */
  function closeNow(): void {
    void close();
    getStore().dispatch(draftsCleared());
    getStore().dispatch(draftPhaseChanged({ phase: 'closed' }));
  }

  async function close(writesRest = true): Promise<void> {
    const written = writesRest ? current?.persistor?.flush() : undefined;
    const ended = detach();
    await written;
    ended?.storage?.close();
  }

  function closeOthers(userId: number): void {
    if (current !== null && current.userId !== userId) closeNow();
  }

  return {
    async open(userId, isAhead = false) {
      closeOthers(userId);
      if (current === null) {
        current = { userId, isAhead };
        getStore().dispatch(draftPhaseChanged({ phase: 'opening' }));
        current.opened = start(current);
      } else {
        current.isAhead &&= isAhead;
      }
      await current.opened;
    },
    closeOthers,
    async flush() {
      if (!current?.persistor) await current?.opened;
      await current?.persistor?.flush();
    },
    async settle(subStep) {
      await current?.storage?.settle(subStep);
    },
    async readUnseen(take) {
      const opening = current;
      try {
        if (opening?.persistor)
          await opening.storage?.readUnseen((...found) => current === opening && take(...found));
      } catch {
        // The device cannot be read, so it has nothing that a new page would find.
      }
    },
    close,
    async erase(userId) {
      detach()?.storage?.close();
      try {
        await port.erase(userId);
      } catch {
        // Storage that cannot be opened contains nothing readable.
      }
    },
  };
}

const NOT_STORED = noticeShown({
  kind: 'warning',
  body: messageRef('notices.draftNotKept'),
  key: 'draft-not-kept',
});
