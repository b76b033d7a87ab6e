import { randomId } from './randomId';
import type { SafeStorage } from './safeStorage';

/**
 * A random name of the session that the cookie belongs to; it outlives refreshes of the token.
 * Assumption: names nobody and opens nothing, so localStorage may hold it.
 */
const MARK = 'bos.session';
const CHANNEL = 'bos.session';
const TIME_PREFIX = 'bos.time.';

/** What the tabs of one browser tell one another. */
export interface Tabs {
  announceSignIn(): void;
  announceSignOut(): void;
  /** Calls back when the session of this tab has ended, or become another, in another tab. */
  onSessionEnded(listener: () => void): () => void;
  /** Runs a job while no other tab runs one of that name; without such locks it just runs it. */
  runAlone<Result>(name: string, job: () => Promise<Result>): Promise<Result>;
  /** A time that all tabs know; null where none is stored. */
  readTime(name: string): number | null;
  storeTime(name: string, atMs: number): void;
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

async function runAlone<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
  let started: Promise<Result> | null = null;
  const start = () => (started ??= job());
  try {
    if ('locks' in navigator) await navigator.locks.request(`bos.${name}`, start);
  } catch {
    // The job's own failure is told below; a browser that grants no locks is worked without.
  }
  return start();
}

/**
 * A tab notices the end of its session by a message, by the storage event, and, where it was frozen
 * or heard neither, when it is looked at again: on focus, and on coming back from the page cache.
 */
export function makeTabs(storage: SafeStorage): Tabs {
  const channel = openChannel();
  const listeners = new Set<() => void>();
  let known = storage.get(MARK);

  const tell = () => {
    known = storage.get(MARK);
    for (const listener of listeners) listener();
  };
  const check = () => {
    if (storage.get(MARK) !== known) tell();
  };
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'signed-out') tell();
    else check();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === MARK || key === null) check();
  });
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);

  return {
    announceSignIn() {
      known = randomId();
      storage.set(MARK, known);
      channel?.postMessage('signed-in');
    },
    announceSignOut() {
      known = null;
      storage.remove(MARK);
      channel?.postMessage('signed-out');
    },
    onSessionEnded(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    runAlone,
    readTime(name) {
      const atMs = Number(storage.get(TIME_PREFIX + name) ?? Number.NaN);
      return Number.isFinite(atMs) ? atMs : null;
    },
    storeTime: (name, atMs) => storage.set(TIME_PREFIX + name, String(atMs)),
  };
}
