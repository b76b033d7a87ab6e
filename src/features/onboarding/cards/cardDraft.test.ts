import type { DraftRecord } from '@/ports/drafts';
import { EXACTLY } from '../model/draftMerge';
import { versionOf } from '../model/draftValues';
import { restoreCard } from './cardDraft';
import { neighbourOf } from './focusMove';
import { openingOf } from './openCard';

interface Item {
  id: number;
  name: string;
  city: string | null;
}
type Values = { name: string; city: string };

const messages = {
  add: 'onboardingLists.banks.add',
  card: 'onboardingLists.banks.card',
  emptyTitle: 'onboardingLists.banks.emptyTitle',
  emptyBody: 'onboardingLists.banks.emptyBody',
} as const;

type Kind = Parameters<typeof restoreCard<Item, Values, Omit<Item, 'id'>>>[0];

const kind: Kind = {
  messages,
  emptyValues: { name: '', city: '' },
  valuesOf: ({ name, city }) => ({ name, city: city ?? '' }),
  toRequest: ({ name, city }) => ({ name, city: city === '' ? null : city }),
  compare: { ...EXACTLY, masterLists: [], titleOf: () => null, rows: () => [] },
};

const stored: Item = { id: 7, name: 'Sri', city: null };

const draft = (
  cardId: number | null,
  card: unknown,
  base: Values = kind.emptyValues,
): DraftRecord => ({
  values: { hasUnsavedCard: true, cardId, card },
  baseValues: { card: base },
  baseVersion: versionOf(base),
  typedAtMs: 0,
});

test('a new card comes back as it was typed', () => {
  expect(restoreCard(kind, [stored], draft(null, { name: 'Budi', city: '' }))).toMatchObject({
    id: null,
    sectionId: 'all',
    values: { name: 'Budi', city: '' },
    conflicts: [],
    isOlder: false,
    typedAtMs: 0,
  });
});

test('a changed card comes back at its record', () => {
  const base = kind.valuesOf(stored);
  expect(restoreCard(kind, [stored], draft(7, { name: 'Sri R.', city: '' }, base))).toMatchObject({
    id: 7,
    sectionId: 'all',
    values: { name: 'Sri R.', city: '' },
    conflicts: [],
    isOlder: false,
  });
});

test('D10: what the server has changed since beside what was typed comes with the card', () => {
  const base = { name: 'Sri', city: 'Solo' };
  const restored = restoreCard(kind, [stored], draft(7, { name: 'Sri R.', city: 'Solo' }, base));
  const values = { name: 'Sri R.', city: '' };
  expect(restored).toMatchObject({ id: 7, values, conflicts: [], isOlder: true });
});

test('D10: what was typed and changed on the server since is a conflict', () => {
  const base = { name: 'Sri Rahayu', city: '' };
  const restored = restoreCard(kind, [stored], draft(7, { name: 'Sri R.', city: '' }, base));
  expect(restored).toMatchObject({ id: 7, conflicts: [['name']] });
});

test('D10: before the choice the card shows the server where both changed, and what was typed beside', () => {
  const base = { name: 'Sri Rahayu', city: '' };
  const typed = draft(7, { name: 'Sri R.', city: 'Solo' }, base);
  const restored = restoreCard(kind, [stored], typed);
  expect(restored).toMatchObject({ conflicts: [['name']] });
  const { start } = openingOf(kind, [stored], 7, 'all', restored);
  expect(start).toEqual({ name: 'Sri', city: 'Solo' });
});

test('a card whose record is gone comes back as a new one and says so', () => {
  const base = { name: 'Sri', city: 'Solo' };
  const restored = restoreCard(kind, [], draft(7, { name: 'Sri R.', city: 'Solo' }, base));
  const values = { name: 'Sri R.', city: 'Solo' };
  expect(restored).toMatchObject({ id: null, values, conflicts: [], isGone: true });
});

test('a new card that turns out to be stored does not come back', () => {
  expect(restoreCard(kind, [stored], draft(null, { name: 'Sri', city: '' }))).toBeNull();
});

test.each<[string, DraftRecord | null]>([
  ['no draft', null],
  [
    'the draft of something else',
    { values: { name: 'Sri' }, baseValues: null, baseVersion: '', typedAtMs: 0 },
  ],
])('%s opens no card', (_what, record) => {
  expect(restoreCard(kind, [stored], record)).toBeNull();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'Budi'],
  ['keys that the form has lost, and values of another kind', { age: 7, city: 12 }],
])('a draft that holds %s leaves the form as it is', (_what, card) => {
  expect(restoreCard(kind, [stored], draft(null, card))?.values).toEqual(kind.emptyValues);
});

test('the focus goes to the next card, at the end to the one before, and else to the button', () => {
  const cards = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(neighbourOf(cards, 'all', 1)).toBe('card-all-2');
  expect(neighbourOf(cards, 'all', 3)).toBe('card-all-2');
  expect(neighbourOf([{ id: 1 }], 'all', 1)).toBe('add-all');
});
