import { IDBFactory } from 'fake-indexeddb';
import { pageOf, type, valuesIn } from '@/testing/store/draftPages';
import { makeTestStore } from '@/testing/store/testStore';
import type { DraftRecord, DraftStoreEvents, DraftStorePort } from '@/ports/drafts';
import { endSession } from '../session/session';
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
  baseVersion: 'v1',
  typedAtMs: 1,
});

/** A device that answers when the test says so, once it was `asked`. */
function heldDevice(stored: Record<string, DraftRecord>) {
  const written: Record<string, DraftRecord>[] = [];
  let answer = () => undefined as void;
  let wasAsked = () => undefined as void;
  const asked = new Promise<void>((resolve) => {
    wasAsked = resolve;
  });
  const port: DraftStorePort = {
    open: () =>
      Promise.resolve({
        readAll: () =>
          new Promise((resolve) => {
            answer = () => resolve(stored);
            wasAsked();
          }),
        writeAll: (records) => Promise.resolve(void written.push({ ...records })),
        close: () => undefined,
      }),
    erase: () => Promise.resolve(),
  };
  return { port, written, asked, answer: () => answer() };
}

/** An empty device, whose news come when the test says so. */
function tellingDevice() {
  const opened: DraftStoreEvents[] = [];
  const port: DraftStorePort = {
    open: (_userId, events) => {
      opened.push(events);
      return Promise.resolve({
        readAll: () => Promise.resolve({}),
        writeAll: () => Promise.resolve(),
        close: () => undefined,
      });
    },
    erase: () => Promise.resolve(),
  };
  return { port, events: () => opened[0]! };
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

  test('3: a write that has failed for good is told, and what was typed stays on the page', async () => {
    const { port, events } = tellingDevice();
    const page = await pageOf(SITI, port);
    type(page, 'identity', { nik: '1' });
    events().onWriteFailed();
    expect(page.recorded.notices.map(({ body }) => body)).toEqual(['notices.draftNotKept']);
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

  test('4: what another tab typed in the same sub-step is known until the draft is thrown away', async () => {
    const { port, events } = tellingDevice();
    const page = await pageOf(SITI, port);
    type(page, 'identity', { nik: '2' });
    events().onConflict('identity', record({ nik: '1' }));
    const conflict = () => selectDraftConflict(page.store.getState(), 'identity')?.values;
    expect(conflict()).toEqual({ nik: '1' });
    page.store.dispatch(draftDiscarded({ subStep: 'identity' }));
    expect(conflict()).toBeUndefined();
  });

  test('7: a device that answers too late is done without, and nothing is written over it', async () => {
    const device = heldDevice({ identity: record({ nik: 'old' }) });
    const made = await makeTestStore({ draftStore: device.port });
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
    expect(made.recorded.notices.map(({ body }) => body)).toEqual(['notices.draftNotKept']);
  });

  test('F17: a browser that keeps nothing is worked with, and told once', async () => {
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

  test('10: what is typed while the device is read is kept, beside what it held', async () => {
    const device = heldDevice({
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
    const device = heldDevice({});
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
