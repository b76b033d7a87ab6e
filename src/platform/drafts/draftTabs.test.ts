import { IDBFactory } from 'fake-indexeddb';
import { events, found, openFor, setAsideRows, SITI, typed } from '@/testing/store/draftRows';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
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

  test('D9: the same sub-step typed in both is reported, and the other tab loses nothing', async () => {
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

  test('D9: what a tab did not live to report is reported by the next page, until the user has chosen', async () => {
    const [one, other] = [await openFor(SITI), await openFor(SITI)];
    const first = typed({ nik: '1' });
    await one.writeAll({ identity: first });
    await other.writeAll({ identity: typed({ nik: '2' }) });
    const heard = events();
    const next = await openFor(SITI, heard);
    await next.readAll();
    expect(heard.onConflict.mock.calls).toEqual([['identity', first]]);
    await next.settle('identity');
    const later = events();
    await (await openFor(SITI, later)).readAll();
    expect(later.onConflict).not.toHaveBeenCalled();
    expect(await setAsideRows()).toEqual([]);
  });

  test('D9: a choice drops nothing that was not shown with it', async () => {
    const [one, other] = [await openFor(SITI), await openFor(SITI)];
    await one.writeAll({ identity: typed({ nik: '1' }) });
    await other.writeAll({ identity: typed({ nik: '2' }) });
    await one.writeAll({ identity: typed({ nik: '1, typed on' }) });
    const writing = other.writeAll({ identity: typed({ nik: '1' }) });
    await other.settle('identity');
    await writing;
    const heard = events();
    await (await openFor(SITI, heard)).readAll();
    expect(heard.onConflict.mock.calls.at(-1)).toMatchObject([
      'identity',
      { values: { nik: '1, typed on' } },
    ]);
  });

  test('two tabs that open for the first time at once agree on one key', async () => {
    const [one, other] = await Promise.all([openFor(SITI), openFor(SITI)]);
    await one.writeAll({ identity: typed({ nik: '1' }) });
    await other.writeAll({ banks: typed({ bank: 1 }) });
    expect(Object.keys(await found(SITI)).sort()).toEqual(['banks', 'identity']);
  });
});
