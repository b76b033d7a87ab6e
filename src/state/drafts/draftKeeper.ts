import type { Store } from '@reduxjs/toolkit';
import type { DraftStoreEvents, DraftStorePort, OpenDraftStore } from '@/ports/drafts';
import { noticeShown } from '../notices';
import type { RootReducer } from '../rootReducer';
import { draftsCleared, type DraftsState } from '../slices/drafts';
import { draftConflictFound, draftPhaseChanged, draftWritten } from '../slices/draftStatus';
import type { DraftPersistence } from './persistence';
import { withTimeout } from '../withTimeout';

/** A device that has not answered by then is worked without; what it holds stays as it is. */
const READ_LIMIT_MS = 5_000;

/** Opens and ends the drafts of the user who is signed in. Nothing here rejects. */
export interface DraftKeeper {
  attach(store: Store): void;
  /** Reads the user's drafts and keeps what is typed from here on; a second call does nothing. */
  open(userId: number): Promise<void>;
  /** Writes what waits; before the page goes. */
  flush(): Promise<void>;
  /**
   * Ends without forgetting: the session ran out, the same user may come back. What waits to be
   * written is, unless another tab has ended the session, which may have been to erase it all.
   */
  close(writesRest?: boolean): Promise<void>;
  /**
   * Ends and forgets everything of a user, opened or not: signed out, or submitted. Who signs out
   * before the page knows who it is leaves nobody's drafts behind.
   */
  erase(userId: number | null): Promise<void>;
}

interface Opened {
  draftStore: OpenDraftStore;
  persistence: DraftPersistence;
}

interface Opening {
  userId: number;
  /** The page has gone on to another user, or to nobody. */
  isOver(): boolean;
  opened: Promise<Opened | null>;
  /** Set once it is open, so that it can be ended before the next action reaches the reducers. */
  now?: Opened;
}

export function makeDraftKeeper(port: DraftStorePort, rootReducer: RootReducer): DraftKeeper {
  let store: Store | null = null;
  let current: Opening | null = null;

  const dispatch: Store['dispatch'] = (action) => store?.dispatch(action) ?? action;

  function tellUnkept(): void {
    dispatch(
      noticeShown({
        kind: 'warning',
        title: 'common.toast.warning',
        body: 'notices.draftNotKept',
        key: 'draft-not-kept',
      }),
    );
  }

  function eventsFor(opening: Opening): DraftStoreEvents {
    return {
      onWritten: (subStep, typedAtMs) =>
        !opening.isOver() && dispatch(draftWritten({ subStep, typedAtMs })),
      onWriteFailed: () => !opening.isOver() && tellUnkept(),
      onConflict: (subStep, other) =>
        !opening.isOver() && dispatch(draftConflictFound({ subStep, other })),
    };
  }

  async function read(opening: Opening): Promise<[OpenDraftStore, DraftsState]> {
    const draftStore = await port.open(opening.userId, eventsFor(opening));
    return [draftStore, await draftStore.readAll()];
  }

  async function start(opening: Opening): Promise<Opened | null> {
    try {
      const [[draftStore, stored], { attachPersistence }] = await withTimeout(
        Promise.all([read(opening), import('./persistence')]),
        READ_LIMIT_MS,
      );
      if (opening.isOver() || store === null) {
        draftStore.close();
        return null;
      }
      const persistence = await attachPersistence(store, rootReducer, draftStore, stored);
      opening.now = { draftStore, persistence };
      if (!opening.isOver()) {
        for (const [subStep, { typedAtMs }] of Object.entries(stored))
          dispatch(draftWritten({ subStep, typedAtMs }));
        dispatch(draftPhaseChanged({ phase: 'open' }));
      }
      return opening.now;
    } catch {
      if (!opening.isOver()) {
        dispatch(draftPhaseChanged({ phase: 'unavailable' }));
        tellUnkept();
      }
      return null;
    }
  }

  /**
   * Cuts the state off from the disk, at once where the drafts are open, so that emptying the state
   * does not empty the disk.
   */
  async function end(finish: (opened: Opened) => Promise<void> | void): Promise<void> {
    const ending = current;
    if (ending === null) return;
    current = null;
    if (ending.now) return finish(ending.now);
    const late = await ending.opened;
    if (late === null) return;
    late.persistence.detach();
    late.draftStore.close();
    // What was read came into a state that no longer belongs to anybody.
    dispatch(draftsCleared());
  }

  const close = (writesRest = true): Promise<void> =>
    end(async ({ draftStore, persistence }) => {
      const written = writesRest ? persistence.flush() : undefined;
      persistence.detach();
      await written;
      draftStore.close();
    });

  return {
    attach(attached) {
      store = attached;
    },
    async open(userId) {
      if (current?.userId !== userId) {
        await close();
        const opening: Opening = {
          userId,
          isOver: () => current !== opening,
          opened: Promise.resolve(null),
        };
        current = opening;
        dispatch(draftPhaseChanged({ phase: 'opening' }));
        opening.opened = start(opening);
      }
      await current.opened;
    },
    async flush() {
      const opened = current?.now ?? (await current?.opened);
      await opened?.persistence.flush();
    },
    close,
    async erase(userId) {
      await end(({ draftStore, persistence }) => {
        persistence.detach();
        draftStore.close();
      });
      try {
        await port.erase(userId);
      } catch {
        // Storage that cannot be opened holds nothing that anybody could read.
      }
    },
  };
}
