import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDraftDatabase, type StoredDraft } from './database';
import { makeDraftStores } from './draftStore';
import type { DraftStoreEvents, OpenDraftStore } from './types';
import type { DraftRecord } from './draftCipher';

const SITI = 7;
const BUDI = 8;
const HOUR_MS = 3_600_000;

const typed = (values: Record<string, unknown>, baseVersion = 'v1'): DraftRecord => ({
  values,
  baseVersion,
  typedAtMs: Date.now(),
});

const events = () => ({
  onWritten: jest.fn<void, [string, number]>(),
  onWriteFailed: jest.fn<void, []>(),
  onConflict: jest.fn<void, [string, DraftRecord]>(),
});

/** Opens the drafts of a user as a new page does. */
const openFor = (userId: number, heard: DraftStoreEvents = events()): Promise<OpenDraftStore> =>
  makeDraftStores().open(userId, heard);

/** Opens, reads and answers what a new page finds. */
async function found(userId: number): Promise<Record<string, DraftRecord>> {
  return (await openFor(userId)).readAll();
}

async function rows(): Promise<StoredDraft[]> {
  const database = await openDraftDatabase();
  const all = await database.getAll('drafts');
  database.close();
  return all;
}

async function setAsideRows() {
  const database = await openDraftDatabase();
  const all = await database.getAll('setAside');
  database.close();
  return all;
}

async function clearSetAside(): Promise<void> {
  const database = await openDraftDatabase();
  await database.clear('setAside');
  database.close();
}

async function putRow(row: unknown): Promise<void> {
  const database = await openDraftDatabase();
  await database.put('drafts', row as StoredDraft);
  database.close();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('keeping drafts', () => {
  test('a draft counts as written once a new page would find it', async () => {
    const atWrite: unknown[] = [];
    const heard = events();
    heard.onWritten.mockImplementation(() => atWrite.push(rows()));
    const draft = typed({ name: 'Siti' });
    const writing = (await openFor(SITI, heard)).writeAll({ identity: draft });
    expect(heard.onWritten).not.toHaveBeenCalled();
    await writing;
    expect(heard.onWritten.mock.calls).toEqual([['identity', draft.typedAtMs]]);
    expect(await atWrite[0]).toHaveLength(1);
  });

  test('D1: what was typed is there, to the letter, when the page is opened again', async () => {
    const draft = typed({ name: 'Siti Nurhaliza', birthDate: '1990-05-12', rows: [{ a: null }] });
    await (await openFor(SITI)).writeAll({ 'personal/personal-data': draft });
    expect(await found(SITI)).toEqual({ 'personal/personal-data': draft });
  });

  test('D3: nobody else finds it', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '3171010101900001' }) });
    expect(await found(BUDI)).toEqual({});
  });

  test('D4: nothing of it is readable on the disk, and the key cannot be taken out', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '3171010101900001' }) });
    const stored = await rows();
    const text = stored.map((row) => Buffer.from(row.data).toString('latin1')).join();
    expect(text).not.toContain('3171010101900001');
    expect(JSON.stringify(stored)).not.toContain('3171010101900001');
    const database = await openDraftDatabase();
    const key = (await database.get('keys', 'drafts'))!;
    database.close();
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toBeDefined();
  });

  test('a draft that is gone from the state is gone from the disk, the others stay', async () => {
    const store = await openFor(SITI);
    const kept = typed({ bank: 1 });
    await store.writeAll({ identity: typed({ nik: '1' }), banks: kept });
    await store.writeAll({ banks: kept });
    expect(await found(SITI)).toEqual({ banks: kept });
  });

  test('only what changed is written again', async () => {
    const store = await openFor(SITI);
    const unchanged = typed({ bank: 1 });
    await store.writeAll({ identity: typed({ nik: '1' }), banks: unchanged });
    const before = (await rows()).find((row) => row.subStep === 'banks')!;
    await store.writeAll({ identity: typed({ nik: '12' }), banks: unchanged });
    const after = (await rows()).find((row) => row.subStep === 'banks')!;
    expect(after.write).toBe(before.write);
  });

  test('the newest values win, however fast they follow one another', async () => {
    const store = await openFor(SITI);
    const writes = Array.from({ length: 50 }, (_, index) =>
      store.writeAll({ identity: typed({ nik: String(index) }) }),
    );
    await Promise.all(writes);
    expect((await found(SITI)).identity?.values).toEqual({ nik: '49' });
  });
});

describe('forgetting drafts', () => {
  test('a draft is kept for 24 hours and not longer', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 23 * HOUR_MS);
    expect(Object.keys(await found(SITI))).toEqual(['identity']);
    jest.spyOn(Date, 'now').mockReturnValue(now + 25 * HOUR_MS);
    expect(await found(SITI)).toEqual({});
    expect(await rows()).toEqual([]);
  });

  test('old drafts of others are swept away as well', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * HOUR_MS);
    await found(BUDI);
    expect(await rows()).toEqual([]);
  });

  test('F20: a clock set back loses nothing, and keeps nothing for ever', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 48 * HOUR_MS);
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(Object.keys(await found(SITI))).toEqual(['identity']);
    jest.spyOn(Date, 'now').mockReturnValue(now + 25 * HOUR_MS);
    expect(await found(SITI)).toEqual({});
  });

  test('D4: after erasing there is nothing of the user, and a late write brings nothing back', async () => {
    const stores = makeDraftStores();
    const store = await stores.open(SITI, events());
    await store.writeAll({ identity: typed({ nik: '1' }) });
    await putRow({ userId: SITI, subStep: 'broken', format: 1, savedAtMs: Date.now() });
    await found(SITI);
    const late = store.writeAll({ identity: typed({ nik: '12' }) });
    store.close();
    await stores.erase(SITI);
    await late;
    await store.writeAll({ identity: typed({ nik: '123' }) });
    expect([await rows(), await setAsideRows()]).toEqual([[], []]);
  });

  test('erasing one user leaves the drafts of another', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    await (await openFor(BUDI)).writeAll({ identity: typed({ nik: '2' }) });
    await makeDraftStores().erase(SITI);
    expect([await found(SITI), Object.keys(await found(BUDI))]).toEqual([{}, ['identity']]);
  });
});

describe('erasing without knowing whose', () => {
  test('N1: everybody’s drafts go, and those set aside', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    await (await openFor(BUDI)).writeAll({ identity: typed({ nik: '2' }) });
    await putRow({ userId: SITI, subStep: 'broken', format: 1, savedAtMs: Date.now() });
    await found(SITI);
    await makeDraftStores().erase(null);
    expect([await rows(), await setAsideRows()]).toEqual([[], []]);
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '3' }) });
    expect(Object.keys(await found(SITI))).toEqual(['identity']);
  });

  test('where nothing was ever kept, nothing is made for it', async () => {
    await makeDraftStores().erase(null);
    expect(await indexedDB.databases()).toEqual([]);
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    expect(Object.keys(await found(SITI))).toEqual(['identity']);
  });

  test('N1: offline, where the code of the drafts was never fetched, they go with all else', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    await jest.isolateModulesAsync(async () => {
      jest.doMock('./deviceDrafts', () => {
        throw new Error('Loading chunk failed');
      });
      const fresh = await import('./draftStore');
      await fresh.makeDraftStores().erase(SITI);
    });
    jest.dontMock('./deviceDrafts');
    expect(await rows()).toEqual([]);
  });
});

describe('records that cannot be read', () => {
  test('D6: mutated records are set aside whole, and neither crash nor hide the others', async () => {
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
      { numRuns: 150, seed: 20_263 },
    );
  });

  test('D6: the record that was set aside is kept until the next save of its sub-step', async () => {
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
    await putRow({ ...row, format: 2 });
    expect(await found(SITI)).toEqual({});
    expect(await rows()).toMatchObject([{ format: 2 }]);
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

describe('two tabs', () => {
  test('D9: typing in one tab leaves the other sub-steps of the other tab alone', async () => {
    const [one, other] = [await openFor(SITI), await openFor(SITI)];
    await one.readAll();
    await other.readAll();
    await one.writeAll({ identity: typed({ nik: '1' }) });
    await other.writeAll({ banks: typed({ bank: 1 }) });
    await other.writeAll({ banks: typed({ bank: 12 }) });
    expect(Object.keys(await found(SITI)).sort()).toEqual(['banks', 'identity']);
  });

  test('D9: the same sub-step typed in both is told, and the other tab loses nothing', async () => {
    const heard = events();
    const [one, other] = [await openFor(SITI), await openFor(SITI, heard)];
    await one.readAll();
    await other.readAll();
    const first = typed({ nik: '1' });
    await one.writeAll({ identity: first });
    await other.writeAll({ identity: typed({ nik: '2' }) });
    expect(heard.onConflict.mock.calls).toEqual([['identity', first]]);
    expect(await setAsideRows()).toHaveLength(1);
    await other.writeAll({ identity: typed({ nik: '22' }) });
    expect(heard.onConflict).toHaveBeenCalledTimes(1);
  });

  test('D9: a save in one tab does not throw away what the other has typed since', async () => {
    const [one, other] = [await openFor(SITI), await openFor(SITI)];
    await one.writeAll({ identity: typed({ nik: '1' }) });
    await other.readAll();
    const later = typed({ nik: '2' });
    await other.writeAll({ identity: later });
    await one.writeAll({});
    expect(await found(SITI)).toEqual({ identity: later });
  });

  test('two tabs that open for the first time at once agree on one key', async () => {
    const [one, other] = await Promise.all([openFor(SITI), openFor(SITI)]);
    await one.writeAll({ identity: typed({ nik: '1' }) });
    await other.writeAll({ banks: typed({ bank: 1 }) });
    expect(Object.keys(await found(SITI)).sort()).toEqual(['banks', 'identity']);
  });
});

describe('a disk that fails', () => {
  /** Makes the next writes fail, as a full disk does. */
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

  test.each([1, 2, 3])(
    'D8: %i failed writes are made up for, and nobody is bothered',
    async (n) => {
      const heard = events();
      const store = await openFor(SITI, heard);
      const draft = typed({ nik: '1' });
      failWrites(n);
      await store.writeAll({ identity: draft });
      expect(await found(SITI)).toEqual({ identity: draft });
      expect(heard.onWriteFailed).not.toHaveBeenCalled();
    },
  );

  test('D5: a disk that stays full is told once, and what was there can still be read', async () => {
    const heard = events();
    const store = await openFor(SITI, heard);
    const old = typed({ nik: '1' });
    await store.writeAll({ identity: old });
    const disk = failWrites(Infinity);
    await store.writeAll({ identity: typed({ nik: '2' }) });
    await store.writeAll({ identity: typed({ nik: '3' }) });
    expect(heard.onWriteFailed).toHaveBeenCalledTimes(1);
    expect(heard.onWritten.mock.calls).toEqual([['identity', old.typedAtMs]]);
    expect(await found(SITI)).toEqual({ identity: old });
    disk.mockRestore();
    const last = typed({ nik: '4' });
    await store.writeAll({ identity: last });
    expect(await found(SITI)).toEqual({ identity: last });
  });

  test('F17: a browser without a database says so to who opens it, and may be asked again', async () => {
    const stores = makeDraftStores();
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(stores.open(SITI, events())).rejects.toBeDefined();
    jest.restoreAllMocks();
    expect(await (await stores.open(SITI, events())).readAll()).toEqual({});
  });
});
