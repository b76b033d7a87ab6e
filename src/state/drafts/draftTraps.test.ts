import { IDBFactory } from 'fake-indexeddb';
import { pageOf, type, valuesIn } from '@/testing/store/draftPages';
import { makeTestStore, type TestStore } from '@/testing/store/testStore';
import { deviceWith, persisted, recordsIn } from '@/testing/store/persistedDrafts';
import type { DraftRecord, DraftStoreOptions, DraftStorePort } from '@/ports/drafts';
import { messageRef } from '@/primitives/messageRef';
import { endSession } from '../session/session';
import { takeOtherDraft } from './chooseDraft';
import { flushDrafts, openDrafts } from './openDrafts';
import { draftDiscarded } from '../slices/drafts';
import { selectAreDraftsReady, selectDraftConflict, selectDraftPhase } from '../slices/draftStatus';
import { networkChanged } from '../slices/network';

const SITI = 7;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const record = (values: Record<string, unknown>): DraftRecord => ({
  values,
  baseValues: {},
  baseVersion: 'v1',
  typedAtMs: 1,
});

/** A storage that responds when the test says so, after it was `asked`. */
function slowDevice(stored: Record<string, DraftRecord>) {
  const written: Record<string, DraftRecord>[] = [];
  let answer = () => undefined as void;
  let wasAsked = () => undefined as void;
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  const port = deviceWith({
    getItem: () =>
      new Promise((resolve) => {
        answer = () => resolve(persisted(stored));
        wasAsked();
      }),
    setItem: (_key, value) => Promise.resolve(void written.push(recordsIn(value))),
  });
  return { port, written, asked, answer: () => answer() };
}

describe('the known traps of redux-persist', () => {
  test('1, 6: a record that cannot be read is not overwritten by whatever happens next', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    await page.store.dispatch(flushDrafts());
    jest.spyOn(crypto.subtle, 'decrypt').mockRejectedValueOnce(new Error('cut off'));
    const next = await pageOf(SITI);
    expect(valuesIn(next, 'identity')).toBeUndefined();
    next.store.dispatch(networkChanged({ isOnline: false }));
    type(next, 'banks', { no: '1' });
    await next.store.dispatch(flushDrafts());
    expect(await setAside()).toMatchObject([{ userId: SITI, subStep: 'identity' }]);
  });

  test('2: what is stored can be read when nothing more fits on the disk', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    await page.store.dispatch(flushDrafts());
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const next = await pageOf(SITI);
    expect(valuesIn(next, 'identity')).toEqual({ nik: '1' });
  });

  test('1, 6: nothing is written after a reading that has failed', async () => {
    jest.useFakeTimers();
    const setItem = jest.fn(() => Promise.resolve());
    const page = await pageOf(
      SITI,
      deviceWith({ getItem: () => Promise.resolve('{"identity":"cut o'), setItem }),
    );
    expect(selectDraftPhase(page.store.getState())).toBe('unavailable');
    type(page, 'identity', { nik: '1' });
    await jest.advanceTimersByTimeAsync(10_000);
    await page.store.dispatch(flushDrafts());
    expect(setItem).not.toHaveBeenCalled();
    expect(valuesIn(page, 'identity')).toEqual({ nik: '1' });
  });

  test('3: writes that fail for good are reported once, and what was typed stays on the page', async () => {
    // redux-persist also writes each error to the console.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await pageOf(
      SITI,
      deviceWith({ setItem: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }),
    );
    for (const nik of ['0', '1']) {
      type(page, 'identity', { nik });
      await page.store.dispatch(flushDrafts());
    }
    expect(page.recorded.notices.map(({ body }) => body)).toEqual([
      messageRef('notices.draftNotKept'),
    ]);
    expect(valuesIn(page, 'identity')).toEqual({ nik: '1' });
  });

  test('4: what one tab typed is not replaced by the older copy of another', async () => {
    const [one, other] = [await pageOf(SITI), await pageOf(SITI)];
    type(one, 'identity', { nik: '1' });
    await one.store.dispatch(flushDrafts());
    type(other, 'banks', { no: '1' });
    await other.store.dispatch(flushDrafts());
    const next = await pageOf(SITI);
    expect([valuesIn(next, 'identity'), valuesIn(next, 'banks')]).toEqual([
      { nik: '1' },
      { no: '1' },
    ]);
  });

  test('4: what another tab typed in the same sub-step is there until the draft is thrown away', async () => {
    const opened: DraftStoreOptions[] = [];
    const device = deviceWith();
    const page = await pageOf(SITI, {
      ...device,
      open: (options) => {
        opened.push(options);
        return device.open(options);
      },
    });
    type(page, 'identity', { nik: '2' });
    opened[0]!.onConflict('identity', record({ nik: '1' }));
    const conflict = () => selectDraftConflict(page.store.getState(), 'identity')?.values;
    expect(conflict()).toEqual({ nik: '1' });
    page.store.dispatch(draftDiscarded({ subStep: 'identity' }));
    expect(conflict()).toBeUndefined();
  });

  test('4, D9: the next page asks again until the user has chosen', async () => {
    const conflictIn = ({ store }: TestStore) =>
      selectDraftConflict(store.getState(), 'identity')?.values;
    const [one, other] = [await pageOf(SITI), await pageOf(SITI)];
    type(one, 'identity', { nik: '1' });
    await one.store.dispatch(flushDrafts());
    type(other, 'identity', { nik: '2' });
    await other.store.dispatch(endSession('expired'));

    const next = await pageOf(SITI);
    expect([valuesIn(next, 'identity'), conflictIn(next)]).toEqual([{ nik: '2' }, { nik: '1' }]);
    const first = selectDraftConflict(next.store.getState(), 'identity')!;
    await next.store.dispatch(takeOtherDraft('identity', first));
    const last = await pageOf(SITI);
    expect([valuesIn(last, 'identity'), conflictIn(last)]).toEqual([{ nik: '1' }, undefined]);
  });

  test('7: a device that answers too late is worked without, and nothing is written over what it has', async () => {
    const device = slowDevice({ identity: record({ nik: 'old' }) });
    const made = await makeTestStore({ draftStore: device.port });
    // redux-persist writes to the console that the response came too late.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const opening = made.store.dispatch(openDrafts(SITI));
    expect(selectAreDraftsReady(made.store.getState())).toBe(false);
    await jest.advanceTimersByTimeAsync(5_000);
    await opening;
    expect(selectDraftPhase(made.store.getState())).toBe('unavailable');
    device.answer();
    type(made, 'identity', { nik: 'new' });
    await jest.advanceTimersByTimeAsync(10_000);
    await made.store.dispatch(flushDrafts());
    expect(device.written).toEqual([]);
    expect(made.recorded.notices.map(({ body }) => body)).toEqual([
      messageRef('notices.draftNotKept'),
    ]);
  });

  describe('7: the code of the storage on a slow line', () => {
    /** A page whose code arrives when the test says so. */
    async function slowLine() {
      const written: Record<string, DraftRecord>[] = [];
      const device = deviceWith({
        getItem: () => Promise.resolve(persisted({ identity: record({ nik: '1' }) })),
        setItem(_key, value) {
          written.push(recordsIn(value));
          return Promise.resolve();
        },
      });
      let arrive = () => undefined as void;
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      jest.useFakeTimers();
      const made = await makeTestStore({
        draftStore: { ...device, open: (options) => arrived.then(() => device.open(options)) },
      });
      void made.store.dispatch(openDrafts(SITI));
      return { made, arrive, written, phase: () => selectDraftPhase(made.store.getState()) };
    }

    test('is waited for longer than the device is', async () => {
      const { made, arrive, phase } = await slowLine();
      await jest.advanceTimersByTimeAsync(29_000);
      expect(phase()).toBe('opening');
      arrive();
      await jest.advanceTimersByTimeAsync(1);
      expect(phase()).toBe('open');
      expect(valuesIn(made, 'identity')).toEqual({ nik: '1' });
      expect(made.recorded.notices).toEqual([]);
    });

    test('is worked without after that, and that is reported', async () => {
      const { made, phase } = await slowLine();
      await jest.advanceTimersByTimeAsync(30_000);
      expect(phase()).toBe('unavailable');
      expect(made.recorded.notices.map(({ body }) => body)).toEqual([
        messageRef('notices.draftNotKept'),
      ]);
    });

    test('keeps what was typed without it, once it has come', async () => {
      const { made, arrive, phase, written } = await slowLine();
      await jest.advanceTimersByTimeAsync(30_000);
      type(made, 'banks', { no: '1' });
      arrive();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(phase()).toBe('open');
      expect(valuesIn(made, 'identity')).toEqual({ nik: '1' });
      expect(Object.keys(written.at(-1) ?? {}).sort()).toEqual(['banks', 'identity']);
      expect(made.recorded.notices).toHaveLength(1);
    });
  });

  test('F17: a browser that stores nothing is worked with, and that is reported once', async () => {
    const draftStore: DraftStorePort = {
      open: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
      erase: () => Promise.reject(new DOMException('blocked', 'SecurityError')),
    };
    const made = await pageOf(SITI, draftStore);
    expect(selectAreDraftsReady(made.store.getState())).toBe(true);
    type(made, 'identity', { nik: '1' });
    expect(valuesIn(made, 'identity')).toEqual({ nik: '1' });
    expect(made.recorded.notices).toHaveLength(1);
    await made.store.dispatch(endSession('signOut'));
    expect(valuesIn(made, 'identity')).toBeUndefined();
  });

  test('10: what is typed while the device is read stays, beside what was read', async () => {
    const device = slowDevice({
      identity: record({ nik: 'old' }),
      banks: record({ no: '1' }),
    });
    const made = await makeTestStore({ draftStore: device.port });
    const opening = made.store.dispatch(openDrafts(SITI));
    await device.asked;
    type(made, 'identity', { nik: 'typed meanwhile' });
    device.answer();
    await opening;
    await made.store.dispatch(flushDrafts());
    expect(valuesIn(made, 'identity')).toEqual({ nik: 'typed meanwhile' });
    expect(valuesIn(made, 'banks')).toEqual({ no: '1' });
    expect(Object.keys(device.written.at(-1) ?? {}).sort()).toEqual(['banks', 'identity']);
  });

  test('a page that is left while its drafts are opened writes nothing', async () => {
    const device = slowDevice({});
    const made = await makeTestStore({ draftStore: device.port });
    const opening = made.store.dispatch(openDrafts(SITI));
    await device.asked;
    const ended = made.store.dispatch(endSession('expired'));
    device.answer();
    await Promise.all([opening, ended]);
    type(made, 'identity', { nik: '1' });
    await made.store.dispatch(flushDrafts());
    expect(device.written).toEqual([]);
    expect(selectDraftPhase(made.store.getState())).toBe('closed');
  });
});

async function setAside(): Promise<unknown[]> {
  const opening = indexedDB.open('bos-drafts');
  return new Promise((resolve) => {
    opening.onsuccess = () => {
      const all = opening.result.transaction('setAside').objectStore('setAside').getAll();
      all.onsuccess = () => resolve(all.result);
    };
  });
}
