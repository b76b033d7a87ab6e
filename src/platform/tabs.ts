import { makeEmitter } from '@/primitives/emitter';
import type { ExclusiveLockOptions, TabsPort } from '@/ports/tabs';
import { openChannel } from './channel';
import type { SafeStorage } from './safeStorage';
import { SESSION_RECORD, type SessionRecord } from './sessionRecord';
import type { SessionToken } from './sessionToken';

const TIME_PREFIX = 'bos.time.';

async function withExclusiveLock<Result>(
  name: string,
  job: () => Promise<Result>,
  options?: ExclusiveLockOptions<Result>,
): Promise<Result> {
  let started: Promise<Result> | null = null;
  const wait = new AbortController();
  const timer = options && setTimeout(() => wait.abort(), options.timeoutMs);
  const start = () => {
    clearTimeout(timer);
    return (started ??= job());
  };
  try {
    const { signal } = wait;
    if ('locks' in navigator) await navigator.locks.request(`bos.${name}`, { signal }, start);
  } catch {
    // The job's own error is handled below; a browser without locks just runs the job.
    if (options && wait.signal.aborted) return options.onTimeout();
  }
  return start();
}

/**
 * A tab learns of changes of the session by a message, by the storage event, or, if it was frozen
 * or missed both, when it becomes visible again: on focus, and on return from the page cache; at
 * the latest when it finds another session's token in the cookie.
 */
export function makeTabs(
  storage: SafeStorage,
  record: SessionRecord,
  session: Pick<SessionToken, 'hasMoved' | 'onMoved' | 'read' | 'leave'>,
): TabsPort {
  const channel = openChannel('bos.session');
  const { subscribe, emit } = makeEmitter();

  const check = () => {
    if (session.hasMoved()) emit();
  };
  // Not within the call that found the other token.
  session.onMoved(() => queueMicrotask(check));
  channel?.addEventListener('message', ({ data }) => {
    // If site data are blocked there is no record, and only the cookie shows it.
    if (data === 'signed-out' && session.read() === null) emit();
    else check();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_RECORD || key === null) check();
  });
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);

  return {
    announceSignIn: () => channel?.postMessage('signed-in'),
    announceSignOut() {
      record.end();
      for (const key of storage.keys(TIME_PREFIX)) storage.remove(key);
      session.leave();
      channel?.postMessage('signed-out');
    },
    onSessionMoved: subscribe,
    withExclusiveLock,
    readTime(name) {
      const atMs = Number(storage.get(TIME_PREFIX + name) ?? Number.NaN);
      return Number.isFinite(atMs) ? atMs : null;
    },
    storeTime: (name, atMs) => storage.set(TIME_PREFIX + name, String(atMs)),
  };
}
