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

describe('what another tab has typed since', () => {
  const nothing = () => false;

  test('D9: is read once, where nothing is typed here', async () => {
    const heard = events();
    const [one, other] = [await openFor(SITI, heard), await openFor(SITI)];
    await one.readAll();
    const [mine, first, second] = [typed({ bank: 1 }), typed({ nik: '1' }), typed({ nik: '2' })];
    await one.writeAll({ banks: mine });
    await other.writeAll({ identity: first, banks: typed({ bank: 2 }) });
    const take = jest.fn(() => true);
    await one.readUnseen(take);
    await one.readUnseen(take);
    await other.writeAll({ identity: second });
    await one.readUnseen(take);
    expect(take.mock.calls).toEqual([['identity', first]]);
    expect(heard.onStored).toHaveBeenCalledWith('identity', first.typedAtMs);
  });

  test('D9: is left for the next time, and is reported, unless it is taken over', async () => {
    const heard = events();
    const [one, other] = [await openFor(SITI, heard), await openFor(SITI)];
    const first = typed({ nik: '1' });
    await other.writeAll({ identity: first });
    await one.readUnseen(nothing);
    await one.writeAll({ identity: typed({ nik: '2' }) });
    expect(heard.onConflict.mock.calls).toEqual([['identity', first]]);
  });

  test('D9: may be changed where it is taken over, while what is typed there later is reported', async () => {
    const heard = events();
    const [one, other] = [await openFor(SITI, heard), await openFor(SITI)];
    await other.writeAll({ identity: typed({ nik: '1' }) });
    await one.readUnseen(() => true);
    await one.writeAll({ identity: typed({ nik: '12' }) });
    expect(heard.onConflict).not.toHaveBeenCalled();
    const later = typed({ nik: '13' });
    await other.writeAll({ identity: later });
    await one.writeAll({ identity: typed({ nik: '124' }) });
    expect(heard.onConflict.mock.calls).toEqual([['identity', later]]);
  });

  test('D9: stays on the device when a write ends that had begun before', async () => {
    const [one, other] = [await openFor(SITI), await openFor(SITI)];
    const first = typed({ nik: '1' });
    await other.writeAll({ identity: first });
    const mine = typed({ bank: 1 });
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    jest.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...args) => {
      await one.readUnseen(() => true);
      return encrypt(...args);
    });
    await one.writeAll({ banks: mine });
    expect(await found(SITI)).toEqual({ identity: first, banks: mine });
  });

  test('D9: is nothing that this tab has typed and removed while the device was read', async () => {
    const one = await openFor(SITI);
    await one.writeAll({ identity: typed({ nik: '1' }) });
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    jest.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...args) => {
      await one.writeAll({});
      return decrypt(...args);
    });
    const take = jest.fn(nothing);
    await one.readUnseen(take);
    expect(await found(SITI)).toEqual({});
    expect(take).not.toHaveBeenCalled();
  });
});
