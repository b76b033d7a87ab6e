import { IDBFactory } from 'fake-indexeddb';
import { storedFor, type, valuesIn } from '@/testing/store/draftPages';
import { until } from '@/testing/environment/until';
import { deviceWith, persisted } from '@/testing/store/persistedDrafts';
import { deviceDrafts, makeTestStore } from '@/testing/store/testStore';
import type { DraftStorePort } from '@/ports/drafts';
import { selectDraftPhase } from '../slices/draftStatus';
import { fetchViewer } from '../session/session';
import { selectUserId, sessionBegun, userIdentified } from '../slices/session';
import { flushDrafts, openDrafts, openDraftsAhead } from './openDrafts';

const SITI = 7;
const BUDI = 8;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A device that refuses the first opening, once it may. */
function refusingOnce(): { draftStore: DraftStorePort; refuse: () => void } {
  const device = deviceDrafts();
  let refuse = () => {};
  let first: Promise<never> | null = new Promise((_, reject) => {
    refuse = () => reject(new Error('no connection'));
  });
  const open: DraftStorePort['open'] = (options) => {
    const answer = first ?? device.open(options);
    first = null;
    return answer;
  };
  return { draftStore: { ...device, open }, refuse: () => refuse() };
}

/** A page of somebody who has just signed in. */
async function signedIn(draftStore: DraftStorePort = deviceDrafts()) {
  const page = await makeTestStore({ draftStore });
  page.store.dispatch(sessionBegun({ source: 'cookie' }));
  const phase = () => selectDraftPhase(page.store.getState());
  const identify = async (userId: number) => {
    page.store.dispatch(userIdentified({ userId }));
    await page.store.dispatch(openDrafts(userId));
  };
  return { ...page, phase, identify };
}

test('what fails ahead of the profile is tried again with it, and nobody hears of it', async () => {
  const { draftStore, refuse } = refusingOnce();
  const page = await signedIn(draftStore);
  page.store.dispatch(openDraftsAhead(SITI));
  refuse();
  await until(() => page.phase() === 'closed');
  expect(page.recorded.notices).toEqual([]);
  await page.identify(SITI);
  type(page, 'identity', { nik: '3171010101900001' });
  await page.store.dispatch(flushDrafts());
  expect(await storedFor(SITI, 'identity')).toEqual({ nik: '3171010101900001' });
});

test('a device whose records cannot be read ahead of the profile is read again with it', async () => {
  const stored = persisted({
    identity: { values: { nik: '1' }, baseValues: {}, baseVersion: 'v1', typedAtMs: 1 },
  });
  const getItem = jest.fn().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(stored);
  const page = await signedIn(deviceWith({ getItem }));
  page.store.dispatch(openDraftsAhead(SITI));
  await until(() => page.phase() === 'closed');
  await page.identify(SITI);
  expect(page.phase()).toBe('open');
  expect(valuesIn(page, 'identity')).toEqual({ nik: '1' });
  expect(page.recorded.notices).toEqual([]);
});

test('D3: the drafts of another id than that of the profile are closed, whatever its status', async () => {
  const page = await makeTestStore({ signedInAs: 'active.borrower@bos.test' });
  const phase = () => selectDraftPhase(page.store.getState());
  page.store.dispatch(openDraftsAhead(SITI));
  await until(() => phase() === 'open');
  page.store.dispatch(fetchViewer());
  await until(() => selectUserId(page.store.getState()) !== null);
  expect(phase()).toBe('closed');
});

test('what fails once an application waits for it is said', async () => {
  const { draftStore, refuse } = refusingOnce();
  const page = await signedIn(draftStore);
  page.store.dispatch(openDraftsAhead(SITI));
  const identified = page.identify(SITI);
  refuse();
  await identified;
  expect(page.phase()).toBe('unavailable');
  expect(page.recorded.notices).toHaveLength(1);
});

test.each([
  ['before the profile', true],
  ['after it', false],
])(
  'D3: the profile decides whose drafts are open, where another id came %s',
  async (_, isFirst) => {
    const page = await signedIn();
    if (isFirst) page.store.dispatch(openDraftsAhead(SITI));
    await page.identify(BUDI);
    if (!isFirst) page.store.dispatch(openDraftsAhead(SITI));
    type(page, 'identity', { nik: '3171010101900001' });
    await page.store.dispatch(flushDrafts());
    expect(valuesIn(page, 'identity')).toEqual({ nik: '3171010101900001' });
    expect(await storedFor(BUDI, 'identity')).toEqual({ nik: '3171010101900001' });
    expect(await storedFor(SITI, 'identity')).toBeUndefined();
  },
);
