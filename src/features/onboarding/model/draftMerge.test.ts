import { EXACTLY, mergeDraft, withStored, type DraftToMerge } from './draftMerge';
import { versionOf } from './draftValues';
import type { ValueEquality } from './stepDefinition';

const BASE = { name: 'Sri', city: 'Solo', phone: '081' };

/** Texts are stored in upper case, and the city goes with the name. */
const LOOSELY: ValueEquality = {
  links: [['name', 'city']],
  isSame: (_name, one, other) => String(one).toUpperCase() === String(other).toUpperCase(),
};

const draft = (typed: Partial<typeof BASE>, more: Partial<DraftToMerge> = {}): DraftToMerge => ({
  typed,
  base: BASE,
  baseVersion: versionOf(BASE),
  ...more,
});

test('what was typed goes over stored values that are still the same, to the letter', () => {
  expect(mergeDraft(BASE, draft({ name: 'sri ' }), LOOSELY)).toEqual({
    values: { ...BASE, name: 'sri ' },
    touched: ['name'],
    conflicts: [],
    isOlder: false,
  });
});

test('D10: what only the server has changed is taken from the server', () => {
  const stored = { ...BASE, phone: '082' };
  expect(mergeDraft(stored, draft({ name: 'Sri R.' }), EXACTLY)).toEqual({
    values: { name: 'Sri R.', city: 'Solo', phone: '082' },
    touched: ['name'],
    conflicts: [],
    isOlder: true,
  });
});

test('D10: what both have changed is a conflict, and only that', () => {
  const stored = { name: 'Sri Rahayu', city: 'Solo', phone: '082' };
  const merged = mergeDraft(stored, draft({ name: 'Sri R.', city: 'Sragen' }), EXACTLY);
  expect(merged).toMatchObject({ conflicts: [['name']], isOlder: true });
  expect(merged.values).toEqual({ name: 'Sri R.', city: 'Sragen', phone: '082' });
  expect(withStored(merged.values, stored, ['name'])).toEqual({
    name: 'Sri Rahayu',
    city: 'Sragen',
    phone: '082',
  });
});

test('D10: where both have come to the same, there is nothing to choose and nothing to save', () => {
  const stored = { ...BASE, name: 'SRI R.' };
  expect(mergeDraft(stored, draft({ name: 'Sri R.' }), LOOSELY)).toMatchObject({
    values: stored,
    touched: [],
    conflicts: [],
  });
});

test('D10: values that go together are one choice, with the state of each side', () => {
  const stored = { ...BASE, city: 'Sragen' };
  const merged = mergeDraft(stored, draft({ name: 'Sri R.' }), LOOSELY);
  expect(merged.conflicts).toEqual([['name', 'city']]);
  expect(merged.values).toEqual({ name: 'Sri R.', city: 'Solo', phone: '081' });
  expect(withStored(merged.values, stored, ['name', 'city'])).toEqual(stored);
});

test('D10: of a draft whose base is unknown, everything that differs is a conflict', () => {
  const stored = { ...BASE, phone: '082' };
  const merged = mergeDraft(
    stored,
    draft({ name: 'Sri R.', city: 'Solo' }, { base: null }),
    EXACTLY,
  );
  expect(merged).toMatchObject({ touched: ['name'], conflicts: [['name']], isOlder: true });
});

test('D7: a draft whose base is unknown, but still stored, is as good as new', () => {
  expect(mergeDraft(BASE, draft({ name: 'Sri R.' }, { base: null }), EXACTLY)).toEqual({
    values: { ...BASE, name: 'Sri R.' },
    touched: ['name'],
    conflicts: [],
    isOlder: false,
  });
});

test('D1: what a save of this device has stored meanwhile is no conflict with what was typed on', () => {
  const stored = { ...BASE, name: 'SRI R.' };
  const typedOn = draft({ name: 'Sri Rahayu' }, { sent: { name: 'Sri R.' } });
  expect(mergeDraft(stored, typedOn, LOOSELY)).toMatchObject({
    values: { name: 'Sri Rahayu' },
    touched: ['name'],
    conflicts: [],
    isOlder: false,
  });
  const byAnother = { ...BASE, name: 'Sri Wahyuni' };
  expect(mergeDraft(byAnother, typedOn, LOOSELY).conflicts).toEqual([['name']]);
});

test('values that the form no longer has, or did not have yet, are left alone', () => {
  const typed = { age: '7', name: 'Sri R.' };
  const base = { age: '6', name: 'Sri' };
  expect(mergeDraft(BASE, { typed, base, baseVersion: '' }, EXACTLY)).toEqual({
    values: { ...BASE, name: 'Sri R.' },
    touched: ['name'],
    conflicts: [],
    isOlder: false,
  });
});

test('D6: a base of another shape gives no value to a conflict that the field belongs to', () => {
  const base = { name: 'Sri', city: [] };
  const stored = { name: 'Sri W.', city: 'Solo' };
  const merged = mergeDraft(stored, { typed: { name: 'Budi' }, base, baseVersion: '' }, LOOSELY);
  expect(merged.conflicts).toEqual([['name', 'city']]);
  expect(merged.values).toEqual({ name: 'Budi', city: 'Solo' });
});
