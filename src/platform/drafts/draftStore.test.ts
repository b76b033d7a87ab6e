import { IDBFactory } from 'fake-indexeddb';
import {
  BUDI,
  events,
  found,
  HOUR_MS,
  openFor,
  putRow,
  rows,
  setAsideRows,
  SITI,
  typed,
} from '@/testing/store/draftRows';
import { openDraftDatabase } from './database';
import { makeDraftStores } from './draftStore';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('storing drafts', () => {
  test('a draft counts as written once a new page would find it', async () => {
    const atWrite: unknown[] = [];
    const heard = events();
    heard.onStored.mockImplementation(() => atWrite.push(rows()));
    const draft = typed({ name: 'Siti' });
    const writing = (await openFor(SITI, heard)).writeAll({ identity: draft });
    expect(heard.onStored).not.toHaveBeenCalled();
    await writing;
    expect(heard.onStored.mock.calls).toEqual([['identity', draft.typedAtMs]]);
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

describe('erasing drafts', () => {
  test('a draft is stored for 24 hours and not longer', async () => {
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
    const store = await openFor(SITI);
    await store.writeAll({ identity: typed({ nik: '1' }) });
    await putRow({ userId: SITI, subStep: 'broken', format: 1, savedAtMs: Date.now() });
    await found(SITI);
    const late = store.writeAll({ identity: typed({ nik: '12' }) });
    store.close();
    await makeDraftStores().erase(SITI);
    await late;
    await store.writeAll({ identity: typed({ nik: '123' }) });
    expect([await rows(), await setAsideRows()]).toEqual([[], []]);
  });

  test('a purge of redux-persist erases the same', async () => {
    const store = await openFor(SITI);
    await store.writeAll({ identity: typed({ nik: '1' }) });
    await putRow({ userId: SITI, subStep: 'broken', format: 1, savedAtMs: Date.now() });
    await found(SITI);
    await store.removeItem('persist:drafts');
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

  test('where nothing was ever stored, no database is made for it', async () => {
    await makeDraftStores().erase(null);
    expect(await indexedDB.databases()).toEqual([]);
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    expect(Object.keys(await found(SITI))).toEqual(['identity']);
  });

  test('N1: offline, where the code of the drafts was never fetched, they go with all else', async () => {
    await (await openFor(SITI)).writeAll({ identity: typed({ nik: '1' }) });
    await jest.isolateModulesAsync(async () => {
      jest.doMock('./draftStorageEngine', () => {
        throw new Error('Loading chunk failed');
      });
      const fresh = await import('./draftStore');
      await fresh.makeDraftStores().erase(SITI);
    });
    jest.dontMock('./draftStorageEngine');
    expect(await rows()).toEqual([]);
  });
});
