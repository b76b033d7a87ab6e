import { IDBFactory } from 'fake-indexeddb';
import { pageOf, type, valuesIn } from '@/testing/store/draftPages';
import { rows, setAsideRows, SITI } from '@/testing/store/draftRows';
import { putGolden } from '@/testing/store/goldenDrafts';
import { DRAFTS_VERSION, selectDrafts } from '../slices/drafts';
import { selectDraftPhase } from '../slices/draftStatus';
import { flushDrafts } from './openDrafts';

/** The golden drafts of each version in the form of today. A new version adds its own. */
const TODAY: Readonly<Record<number, ReturnType<typeof selectDrafts>>> = {
  1: {
    employment: {
      values: { division: 'Logistik' },
      baseValues: null,
      baseVersion: '1h54cbo',
      typedAtMs: 1_762_300_000_000,
    },
    banks: {
      values: {
        hasUnsavedCard: true,
        cardId: 12,
        sectionId: 'all',
        card: { branch: 'Surabaya Tunjungan' },
      },
      baseValues: null,
      baseVersion: 'ky4abx',
      typedAtMs: 1_762_300_000_001,
    },
  },
  2: {
    identity: {
      values: { nik: '3171010101900001' },
      baseValues: { nik: '' },
      baseVersion: '1dhalfl',
      typedAtMs: 1_763_900_000_000,
    },
    'company-profile': {
      values: { company_name: 'Sinar Laut' },
      baseValues: { company_name: 'Sinar' },
      baseVersion: '4ormb7',
      sentValues: { company_name: 'Sinar L' },
      typedAtMs: 1_763_900_000_001,
    },
    domicile: {
      values: { rt_rw: '001/002' },
      baseValues: null,
      baseVersion: '3hoks',
      typedAtMs: 1_763_900_000_002,
    },
  },
};

/** Stands for every version that this app does not know yet. */
const NEWER = DRAFTS_VERSION + 1;

const draftsOn = async () => {
  const page = await pageOf(SITI);
  expect(selectDraftPhase(page.store.getState())).toBe('open');
  return { page, drafts: selectDrafts(page.store.getState()) };
};

/** The drafts without what redux-persist stores beside them. */
const only = (drafts: object) => {
  const { _persist, ...records } = drafts as Record<string, unknown>;
  return records;
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('D7: every version of the drafts has golden drafts', () => {
  const versions = Array.from({ length: DRAFTS_VERSION }, (_, index) => String(index + 1));
  expect(Object.keys(TODAY)).toEqual(versions);
});

test.each(Object.keys(TODAY).map(Number))(
  'D7: the drafts that version %i has stored are there, in the form of today',
  async (version) => {
    await putGolden(version);
    expect(only((await draftsOn()).drafts)).toEqual(TODAY[version]);
  },
);

test('D7: drafts of all versions side by side are there, and stored in the form of today', async () => {
  await putGolden(...Object.keys(TODAY).map(Number));
  const { page } = await draftsOn();
  type(page, 'spouse', { name: 'Andi' });
  await page.store.dispatch(flushDrafts());
  expect((await rows()).map(({ format }) => format)).toEqual(Array(6).fill(DRAFTS_VERSION));
  expect(only((await draftsOn()).drafts)).toMatchObject(
    Object.assign({}, ...Object.values(TODAY)) as object,
  );
});

test('D7: a draft of a newer version is refused, and is stored as it was while others are typed', async () => {
  await putGolden(DRAFTS_VERSION, NEWER);
  const newer = async () => (await rows()).filter(({ format }) => format === NEWER);
  const before = await newer();
  expect(before).toHaveLength(1);
  const { page, drafts } = await draftsOn();
  expect(only(drafts)).toEqual(TODAY[DRAFTS_VERSION]);
  type(page, 'identity', { nik: '3' });
  await page.store.dispatch(flushDrafts());
  expect(await newer()).toEqual(before);
  expect(await setAsideRows()).toEqual([]);
  expect(valuesIn(await pageOf(SITI), 'spouse')).toBeUndefined();
});
