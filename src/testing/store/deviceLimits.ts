import { IDBFactory } from 'fake-indexeddb';

const full = () => new DOMException('full', 'QuotaExceededError');

/** How often the device has refused to store a draft. */
type Refusals = () => number;

/** Lets the device store this much more, in writes or in bytes, and then nothing. */
function fill(left: number, costOf: (value: unknown) => number): Refusals {
  let room = left;
  let refusedDrafts = 0;
  const take = (value: unknown) => {
    room -= costOf(value);
    if (room < 0) throw full();
  };
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    take(key + value);
    setItem.call(this, key, value);
  });
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method];
    jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      try {
        take(given[0]);
      } catch (error) {
        refusedDrafts += 1;
        throw error;
      }
      return write.apply(this, given);
    });
  }
  return () => refusedDrafts;
}

const oneWrite = () => 1;
/** The encrypted data of a record, and something for each other field. */
const bytesOf = (value: unknown): number =>
  typeof value === 'string'
    ? value.length
    : Object.values(value as Record<string, Partial<ArrayBuffer> | null>).reduce(
        (sum, field) => sum + (field?.byteLength ?? 40),
        0,
      );

function block(): Refusals {
  let refusedDrafts = 0;
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, name, 'get').mockImplementation(blocked);
  const get = (): never => {
    refusedDrafts += 1;
    return blocked();
  };
  Object.defineProperty(globalThis, 'indexedDB', { get, configurable: true });
  return () => refusedDrafts;
}

/** A device without limits that stores nothing yet; undoes what a limit has replaced. */
export function emptyDevice(): void {
  jest.restoreAllMocks();
  const value = new IDBFactory();
  Object.defineProperty(globalThis, 'indexedDB', { value, configurable: true, writable: true });
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
}

/**
 * The ways in which a device stores too little; each lasts until `emptyDevice`. `limit` returns how
 * often a draft was refused since.
 */
export const DEVICE_LIMITS: readonly { name: string; isFull: boolean; limit: () => Refusals }[] = [
  { name: 'nothing more can be stored', isFull: true, limit: () => fill(0, oneWrite) },
  { name: '1 kB is left', isFull: true, limit: () => fill(1_000, bytesOf) },
  { name: 'the storage is full after 3 writes', isFull: false, limit: () => fill(3, oneWrite) },
  { name: 'the storage may not be touched', isFull: false, limit: block },
];
