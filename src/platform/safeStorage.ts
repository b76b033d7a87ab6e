/** A storage area that never throws; what the browser does not store is held in memory. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that begin with this prefix. */
  keys(prefix: string): string[];
}

type AreaName = 'localStorage' | 'sessionStorage';

/**
 * If site data are blocked, even reading `window.localStorage` throws; if the disk is full, writing
 * does. In both cases the page's memory is used instead.
 */
export function makeSafeStorage(name: AreaName): SafeStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(job: (area: Storage) => Result, otherwise: Result): Result {
    try {
      return job(window[name]);
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((area) => area.getItem(key), null),
    set(key, value) {
      const isKept = attempt((area) => {
        area.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((area) => area.removeItem(key), undefined);
    },
    keys(prefix) {
      const stored = attempt(
        (area) => Array.from({ length: area.length }, (_, i) => area.key(i)),
        [],
      );
      const all = new Set([...memory.keys(), ...stored.filter((key) => key !== null)]);
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}
