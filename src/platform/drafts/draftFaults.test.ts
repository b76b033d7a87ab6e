import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import {
  BUDI,
  clearSetAside,
  events,
  found,
  NEWER_VERSION,
  openFor,
  putRow,
  rows,
  setAsideRows,
  SITI,
  typed,
} from '@/testing/store/draftRows';
import { openDraftDatabase, type StoredDraft } from './database';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('records that cannot be read', () => {
  test('D6, X8: mutated records are set aside whole, and neither crash, reach a prototype nor hide the others', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }), banks: typed({ b: 1 }) });
    const good = (await rows()).find((row) => row.subStep === 'identity')!;
    const mutation = fc.oneof(
      fc.nat(good.data.byteLength - 1).map((at) => ({ data: good.data.slice(0, at) })),
      fc.nat(good.data.byteLength - 1).map((at) => {
        const data = new Uint8Array(good.data.slice(0));
        data[at] = data[at]! ^ 0x10;
        return { data: data.buffer };
      }),
      fc.constantFrom<object>(
        { data: undefined },
        { data: '{"values":{}}' },
        { data: new ArrayBuffer(5_000_000) },
        { iv: new Uint8Array(0) },
        { iv: null },
        { format: 0 },
        { format: '1' },
        { format: undefined },
        { format: -1, data: undefined },
        JSON.parse('{"__proto__":{"values":{}},"data":null}') as object,
      ),
    );
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        await clearSetAside();
        await putRow({ ...good, ...change });
        expect(Object.keys(await found(SITI))).toEqual(['banks']);
        const aside = await setAsideRows();
        expect(aside).toMatchObject([{ record: { subStep: 'identity', write: good.write } }]);
        expect(Object.prototype).not.toHaveProperty('values');
      }),
      runs(2_000),
    );
  });

  test('D6: the record that was set aside stays until the next save of its sub-step', async () => {
    await putRow({ userId: SITI, subStep: 'identity', format: 1, savedAtMs: Date.now() });
    const store = await openFor(SITI);
    await store.readAll();
    await store.writeAll({ identity: typed({ nik: '1' }) });
    expect(await setAsideRows()).toHaveLength(1);
    await store.writeAll({});
    expect(await setAsideRows()).toEqual([]);
  });

  test('a record of another user that was moved to this one is not readable', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    const [row] = await rows();
    await putRow({ ...row, userId: BUDI });
    expect(await found(BUDI)).toEqual({});
  });

  test('D7: a record of a newer version is ignored and stays where it is', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    const [row] = await rows();
    await putRow({ ...row, format: NEWER_VERSION });
    expect(await found(SITI)).toEqual({});
    expect(await rows()).toMatchObject([{ format: NEWER_VERSION }]);
  });

  test('D7: typing over a record of a newer version sets that one aside first', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    const [row] = await rows();
    await putRow({ ...row, format: 2, write: 'newer' });
    const store = await openFor(SITI);
    await store.readAll();
    await store.writeAll({ identity: typed({ nik: '2' }) });
    expect(await setAsideRows()).toMatchObject([{ record: { format: 2, write: 'newer' } }]);
  });

  test('D7: a record of an older version is named as one, and written again in the new one', async () => {
    const draft = typed({ nik: '1' });
    await (await openFor(SITI)).writeAll({ identity: draft });
    const store = await openFor(SITI, events(), 2);
    expect(await store.getItem()).toContain(String.raw`"_persist":"{\"version\":1,`);
    await store.writeAll({ identity: draft });
    expect(await rows()).toMatchObject([{ subStep: 'identity', format: 2 }]);
    expect(await setAsideRows()).toEqual([]);
  });

  test('a key that is lost loses the drafts and nothing else', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    const database = await openDraftDatabase();
    await database.delete('keys', 'drafts');
    database.close();
    const store = await openFor(SITI);
    expect(await store.readAll()).toEqual({});
    const again = typed({ nik: '2' });
    await store.writeAll({ identity: again });
    expect(await found(SITI)).toEqual({ identity: again });
  });
});

describe('a disk that fails', () => {
  /** Makes the next writes fail, like a full disk. */
  function failWrites(times: number) {
    const { put } = IDBObjectStore.prototype;
    let left = times;
    return jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'drafts' && left > 0) {
        left -= 1;
        throw new DOMException('full', 'QuotaExceededError');
      }
      return put.apply(this, given);
    });
  }

  /** Waits for a write, skipping the delays between its tries. */
  async function withoutWaiting(write: () => Promise<void>): Promise<void> {
    jest.useFakeTimers();
    const over = jest.fn();
    const writing = write().finally(over);
    while (over.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(2_000);
    jest.useRealTimers();
    await writing;
  }

  /** Lets this many tries fail before each write that works, in turn. */
  function failBetween(failures: number[]) {
    let at = 0;
    let failed = 0;
    const attempt = ({ name }: IDBObjectStore) => {
      if (name !== 'drafts') return;
      if (failed < (failures[at] ?? 0)) {
        failed += 1;
        throw new DOMException('full', 'QuotaExceededError');
      }
      at += 1;
      failed = 0;
    };
    const { put, delete: remove } = IDBObjectStore.prototype;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      attempt(this);
      return put.apply(this, given);
    });
    jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      query,
    ) {
      attempt(this);
      return remove.call(this, query);
    });
  }

  test('D8: wherever fewer writes fail than are tried, the disk ends with the last state', async () => {
    const nik = fc.option(fc.string({ maxLength: 4 }), { nil: undefined });
    const state = fc.record({ identity: nik, banks: nik });
    const states = fc.array(fc.record({ state, isAwaited: fc.boolean() }), { minLength: 1 });
    const failures = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(states, failures, async (steps, each) => {
        jest.restoreAllMocks();
        globalThis.indexedDB = new IDBFactory();
        const store = await openFor(SITI, events(), NEWER_VERSION - 1);
        failBetween(each);
        let last = {};
        await withoutWaiting(async () => {
          let writing = Promise.resolve();
          for (const { state, isAwaited } of steps) {
            const set = Object.entries(state).filter(([, value]) => value !== undefined);
            last = Object.fromEntries(set.map(([id, value]) => [id, typed({ value })]));
            writing = store.writeAll(last);
            if (isAwaited) await writing;
          }
          await writing;
        });
        jest.restoreAllMocks();
        expect(await found(SITI)).toEqual(last);
      }),
      runs(200),
    );
  });

  test('D5: a disk that stays full is a failure to the caller, and what was there can still be read', async () => {
    const heard = events();
    const store = await openFor(SITI, heard);
    const old = typed({ nik: '1' });
    await store.writeAll({ identity: old });
    const disk = failWrites(Infinity);
    for (const nik of ['2', '3'])
      await withoutWaiting(() =>
        expect(store.writeAll({ identity: typed({ nik }) })).rejects.toThrow('full'),
      );
    expect(heard.onStored.mock.calls).toEqual([['identity', old.typedAtMs]]);
    expect(await found(SITI)).toEqual({ identity: old });
    disk.mockRestore();
    const last = typed({ nik: '4' });
    await store.writeAll({ identity: last });
    expect(await found(SITI)).toEqual({ identity: last });
  });

  test('D5: a draft that does not fit keeps no other from the disk, and is tried again with the next change', async () => {
    const store = await openFor(SITI);
    const { put } = IDBObjectStore.prototype;
    const disk = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if ((given[0] as Partial<StoredDraft>).subStep === 'identity')
        throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, given);
    });
    const [identity, banks] = [typed({ nik: '1' }), typed({ no: '2' })];
    await withoutWaiting(() => expect(store.writeAll({ identity, banks })).rejects.toThrow('full'));
    expect(await found(SITI)).toEqual({ banks });
    disk.mockRestore();
    await store.writeAll({ identity, banks });
    expect(await found(SITI)).toEqual({ identity, banks });
  });

  test('F17: a browser without a database says so to who opens it, and may be asked again', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(openFor(SITI)).rejects.toBeDefined();
    jest.restoreAllMocks();
    expect(await found(SITI)).toEqual({});
  });

  test.each([
    ['the database', () => jest.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest())],
    [
      'the key',
      () => jest.spyOn(crypto.subtle, 'generateKey').mockReturnValue(new Promise(() => undefined)),
    ],
  ])('7: a device that does not give %s is not waited for for ever', async (_what, hang) => {
    jest.useFakeTimers();
    hang();
    const failed = jest.fn();
    void openFor(SITI).catch(failed);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(failed).toHaveBeenCalledTimes(1);
  });
});
