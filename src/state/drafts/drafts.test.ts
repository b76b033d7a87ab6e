import { IDBFactory } from 'fake-indexeddb';
import { storedFor, pageOf, type, valuesIn } from '@/testing/store/draftPages';
import { deviceWith, persisted } from '@/testing/store/persistedDrafts';
import { memoryDraftStore } from '@/testing/store/memoryPorts';
import { until } from '@/testing/environment/until';
import { NEW_DOCUMENT_DRAFT } from '@/domain/access/routeNeeds';
import type { DraftRecord } from '@/ports/drafts';
import { applicationSubmitted } from '../onboardingEvents';
import { endSession } from '../session/session';
import { flushDrafts, openDrafts, settleDrafts } from './openDrafts';
import { draftDiscarded, draftTyped } from '../slices/drafts';
import { selectDraftConflict, selectDraftPhase } from '../slices/draftStatus';

const SITI = 7;
const BUDI = 8;

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

describe('what is typed', () => {
  test('D1: it is there when the page is loaded again', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '3171010101900001', npwp: '' });
    await page.store.dispatch(flushDrafts());
    expect(await storedFor(SITI, 'identity')).toEqual({ nik: '3171010101900001', npwp: '' });
  });

  test('what is saved is off the disk before the page goes on', async () => {
    const writing: (() => void)[] = [];
    const stored = persisted({ identity: record({ nik: '3171010101900001' }) });
    const page = await pageOf(
      SITI,
      deviceWith({
        getItem: () => Promise.resolve(stored),
        setItem: () => new Promise<void>((resolve) => writing.push(resolve)),
      }),
    );
    let hasGoneOn = false;
    page.store.dispatch(draftDiscarded({ subStep: 'identity' }));
    const goesOn = page.store.dispatch(settleDrafts()).then(() => (hasGoneOn = true));
    await until(() => writing.length > 0);
    expect(hasGoneOn).toBe(false);
    for (const written of writing) written();
    await goesOn;
    expect(hasGoneOn).toBe(true);
  });

  test('a disk that never answers does not hold up a user who has saved', async () => {
    const page = await pageOf(SITI, deviceWith({ setItem: () => new Promise(() => undefined) }));
    type(page, 'identity', { nik: '3171010101900001' });
    page.store.dispatch(draftDiscarded({ subStep: 'identity' }));
    await page.store.dispatch(settleDrafts());
    expect(valuesIn(page, 'identity')).toBeUndefined();
  });

  test('D3: nobody else sees it', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '3171010101900001' });
    await page.store.dispatch(flushDrafts());
    expect(await storedFor(BUDI, 'identity')).toBeUndefined();
  });

  test('a value that is excluded from the draft reaches neither the state nor the disk', async () => {
    const page = await pageOf(SITI);
    page.store.dispatch(
      draftTyped({
        subStep: 'personal-data',
        values: { name: 'Siti', motherName: 'Aminah' },
        baseVersion: 'v1',
        excludedFromDraft: ['motherName'],
      }),
    );
    await page.store.dispatch(flushDrafts());
    expect(await storedFor(SITI, 'personal-data')).toEqual({ name: 'Siti' });
  });

  test('D2: a flush, as before the page goes, does not wait for the next writing', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    type(page, 'identity', { nik: '12' });
    const flushed = page.store.dispatch(flushDrafts());
    type(page, 'identity', { nik: '123' });
    await flushed;
    expect(await storedFor(SITI, 'identity')).toEqual({ nik: '12' });
  });

  test('without a flush it is written within moments', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    await until(async () => (await storedFor(SITI, 'identity')) !== undefined);
    expect(await storedFor(SITI, 'identity')).toEqual({ nik: '1' });
  });

  test('a saved or discarded sub-step is forgotten, the others stay', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    type(page, 'banks', { no: '1' });
    page.store.dispatch(draftDiscarded({ subStep: 'identity' }));
    await page.store.dispatch(flushDrafts());
    const again = await pageOf(SITI);
    expect([valuesIn(again, 'identity'), valuesIn(again, 'banks')]).toEqual([
      undefined,
      { no: '1' },
    ]);
  });

  test('after the submit nothing of the application is left, and what belongs to the settings is', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    type(page, NEW_DOCUMENT_DRAFT, { name: 'Surat Domisili' });
    await page.store.dispatch(flushDrafts());
    page.store.dispatch(applicationSubmitted({ statusId: 6, isRevision: true }));
    await page.store.dispatch(flushDrafts());
    expect(await storedFor(SITI, 'identity')).toBeUndefined();
    expect(await storedFor(SITI, NEW_DOCUMENT_DRAFT)).toEqual({ name: 'Surat Domisili' });
  });

  test('N6: a session that ran out leaves it on the device for the same user, not in memory', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    await page.store.dispatch(endSession('expired'));
    expect(valuesIn(page, 'identity')).toBeUndefined();
    expect(selectDraftPhase(page.store.getState())).toBe('closed');
    expect(await storedFor(SITI, 'identity')).toEqual({ nik: '1' });
  });

  test.each(['signOut', 'otherUser'] as const)(
    'D4: what waits to be written is not, once a session has ended so: %s',
    async (reason) => {
      const device = memoryDraftStore();
      jest.useFakeTimers();
      const page = await pageOf(SITI, device);
      await jest.advanceTimersByTimeAsync(1_000);
      type(page, 'identity', { nik: '1' });
      await page.store.dispatch(endSession(reason));
      await jest.advanceTimersByTimeAsync(10_000);
      expect(valuesIn(await pageOf(SITI, device), 'identity')).toBeUndefined();
    },
  );

  test('N5: on one page, the drafts of the user before never pass to the next', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    await page.store.dispatch(endSession('expired'));
    await page.store.dispatch(openDrafts(BUDI));
    type(page, 'banks', { no: '2' });
    await page.store.dispatch(flushDrafts());
    const budis = await pageOf(BUDI);
    expect([valuesIn(budis, 'identity'), valuesIn(budis, 'banks')]).toEqual([
      undefined,
      { no: '2' },
    ]);
    expect(await storedFor(SITI, 'banks')).toBeUndefined();
  });

  test('N5: nor where the next one comes without a sign-out', async () => {
    const page = await pageOf(SITI);
    type(page, 'identity', { nik: '1' });
    await page.store.dispatch(openDrafts(BUDI));
    await page.store.dispatch(flushDrafts());
    expect(valuesIn(page, 'identity')).toBeUndefined();
    expect(await storedFor(BUDI, 'identity')).toBeUndefined();
    // Nobody waits for the last write of the user before.
    await until(async () => (await storedFor(SITI, 'identity')) !== undefined);
    expect(await storedFor(SITI, 'identity')).toEqual({ nik: '1' });
  });

  test('N5: nor what another tab of the user before has typed', async () => {
    const [one, other] = [await pageOf(SITI), await pageOf(SITI)];
    for (const [page, nik] of [
      [one, '1'],
      [other, '2'],
    ] as const) {
      type(page, 'identity', { nik });
      await page.store.dispatch(flushDrafts());
    }
    expect(selectDraftConflict(other.store.getState(), 'identity')).not.toBeNull();
    await other.store.dispatch(openDrafts(BUDI));
    expect(selectDraftConflict(other.store.getState(), 'identity')).toBeNull();
  });
});
