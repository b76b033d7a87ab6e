import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { watched } from '@/testing/oracle/watched';
import {
  anything,
  flagOrNull,
  list,
  nothing,
  number,
  numberOrNull,
  object,
  part,
  records,
  text,
  textOrNull,
  UNREADABLE,
} from './readers';
import { userDetailFields } from './userDetailFields';

const readUserDetail = object(userDetailFields);

test('texts and numbers are taken for one another where nothing is lost by it', () => {
  expect([textOrNull(812), textOrNull('812'), textOrNull({}), textOrNull(Number.NaN)]).toEqual([
    '812',
    '812',
    null,
    null,
  ]);
  expect([numberOrNull('4'), numberOrNull('4.5'), numberOrNull('4x'), numberOrNull('')]).toEqual([
    4,
    4.5,
    null,
    null,
  ]);
  expect([flagOrNull(true), flagOrNull('true'), flagOrNull(1)]).toEqual([true, null, null]);
});

test('F8: a list where an object belongs, and an object where a list belongs, cannot be read', () => {
  expect(object({ id: number })([])).toBe(UNREADABLE);
  expect(object({ id: number })(null)).toBe(UNREADABLE);
  expect(list(text)({})).toBe(UNREADABLE);
  expect(part({ name: textOrNull })('nonsense')).toBe(UNREADABLE);
  expect(list(text)([null, {}])).toBe(UNREADABLE);
  expect(list(text)([])).toEqual([]);
});

test('F8: a part that is missing comes as its empty form', () => {
  const read = part({ name: textOrNull });
  for (const missing of [undefined, null, []]) expect(read(missing)).toEqual({ name: null });
});

test('F8: an answer that should hold nothing may hold fields, but no list and no text', () => {
  for (const answer of [undefined, null, {}, { id: 1 }]) expect(nothing(answer)).toBeNull();
  for (const answer of [[null], [{}], 'ok', 7, true]) expect(nothing(answer)).toBe(UNREADABLE);
});

test('items that cannot be distinguished are left out of a list, the others stay', () => {
  const items = [{ id: 1, name: 'BCA' }, null, { name: 'no id' }, { id: '2', name: 5 }];
  expect(list(object({ id: number, name: text }))(items)).toEqual([
    { id: 1, name: 'BCA' },
    { id: 2, name: '5' },
  ]);
});

test('X8: a field that an object only inherits counts as missing', () => {
  expect(part({ constructor: textOrNull, toString: textOrNull })({})).toEqual({
    constructor: null,
    toString: null,
  });
});

test('W8: fields that the contract does not know are left out', () => {
  expect(object({ id: number })({ id: 1, added_later: { deep: true } })).toEqual({ id: 1 });
});

/** Every leaf of a value, however deep. */
function leaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leaves);
}

test('G3: whatever is sent as a detail, what comes out holds texts, numbers, flags and nulls', () => {
  const good = readUserDetail({ id: 7 });
  if (good === UNREADABLE) throw new Error('A detail with nothing but its id must be readable');
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(undefined, Number.NaN, '<img src=x onerror=1>', '__proto__', []),
  );
  const mutated = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(good)), anything),
      fc.dictionary(fc.constantFrom(...Object.keys(good.information)), anything),
      fc.dictionary(fc.constantFrom(...Object.keys(good.documents)), anything),
      fc.dictionary(fc.constantFrom(...Object.keys(good.addresses)), anything),
    )
    .map(([top, information, documents, addresses]) => ({
      ...good,
      information,
      documents,
      addresses,
      ...top,
    }));
  fc.assert(
    fc.property(fc.oneof(mutated, anything), (answer) => {
      const detail = readUserDetail(answer);
      if (detail === UNREADABLE) return;
      expect(Object.keys(detail)).toEqual(Object.keys(good));
      expect(Object.keys(detail.information)).toEqual(Object.keys(good.information));
      for (const leaf of leaves(detail))
        expect(leaf === null || ['string', 'number', 'boolean'].includes(typeof leaf)).toBe(true);
    }),
    runs(1_000),
  );
});

test('G3: of records with one id the first is taken, so that no card appears twice', () => {
  const items = [
    { id: 6, name: 'Sri' },
    { id: '6', name: 'Budi' },
    { id: 7, name: 'Ayu' },
  ];
  expect(records(object({ id: number, name: text }))(items)).toEqual([
    { id: 6, name: 'Sri' },
    { id: 7, name: 'Ayu' },
  ]);
  expect(records(object({ id: number }))({})).toBe(UNREADABLE);
});

test('G3: the time that a list of records takes grows no faster than its length', () => {
  const items = Array.from({ length: 300_000 }, (_, id) => ({ id }));
  const read = records(object({ id: number }));
  expect(watched(() => read([...items, { id: 0 }]))).toHaveLength(items.length);
});

test('G3: a value of any type counts as missing where it is nested without end', () => {
  const nested = (levels: number): unknown[] => (levels === 1 ? [7] : [nested(levels - 1)]);
  expect(anything(nested(16))).toEqual(nested(16));
  expect(anything(nested(17))).toBeUndefined();
  expect([anything({ a: [null] }), anything('teks'), anything(undefined)]).toEqual([
    { a: [null] },
    'teks',
    undefined,
  ]);
});

test('I7: what the server holds against the rules of today comes through as it is', () => {
  const detail = readUserDetail({
    id: 7,
    information: { name: 'N'.repeat(200), nik: '12', phone_number: 62812 },
  });
  expect(detail).toMatchObject({
    information: { name: 'N'.repeat(200), nik: '12', phone_number: '62812' },
  });
});
