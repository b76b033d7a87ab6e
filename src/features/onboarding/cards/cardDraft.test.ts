import type { DraftRecord } from '@/ports/drafts';
import { versionOf } from '../model/draftValues';
import { restoreCard } from './cardDraft';
import { neighbourOf } from './focusMove';

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
};

const stored: Item = { id: 7, name: 'Sri', city: null };

const draft = (
  cardId: number | null,
  card: unknown,
  base: Values = kind.emptyValues,
): DraftRecord => ({
  values: { hasUnsavedCard: true, cardId, card },
  baseVersion: versionOf(base),
  typedAtMs: 0,
});

test('a new card comes back as it was typed', () => {
  expect(restoreCard(kind, [stored], draft(null, { name: 'Budi', city: '' }))).toEqual({
    id: null,
    sectionId: 'all',
    values: { name: 'Budi', city: '' },
    isStale: false,
    typedAtMs: 0,
  });
});

test('a changed card comes back at its record', () => {
  const base = kind.valuesOf(stored);
  expect(restoreCard(kind, [stored], draft(7, { name: 'Sri R.', city: '' }, base))).toEqual({
    id: 7,
    sectionId: 'all',
    values: { name: 'Sri R.', city: '' },
    isStale: false,
    typedAtMs: 0,
  });
});

test('a card whose record has changed on the server since says so', () => {
  const base = { name: 'Sri', city: 'Solo' };
  const restored = restoreCard(kind, [stored], draft(7, { name: 'Sri R.', city: 'Solo' }, base));
  expect(restored).toMatchObject({ id: 7, isStale: true });
});

test('a card whose record is gone comes back as a new one and says so', () => {
  const restored = restoreCard(kind, [], draft(7, { name: 'Sri R.', city: '' }));
  expect(restored).toMatchObject({ id: null, isStale: true });
});

test('a new card that turns out to be stored does not come back', () => {
  expect(restoreCard(kind, [stored], draft(null, { name: 'Sri', city: '' }))).toBeNull();
});

test.each<[string, DraftRecord | null]>([
  ['no draft', null],
  ['the draft of something else', { values: { name: 'Sri' }, baseVersion: '', typedAtMs: 0 }],
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
