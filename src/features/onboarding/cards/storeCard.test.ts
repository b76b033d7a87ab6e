import { noResponseProblem, type ApiProblem } from '@/api/problem';
import type { Result } from '@/api/request';
import type { CardStore } from './cardKind';
import { mayBeStored, removeCard, storeCard } from './storeCard';

interface Item {
  id: number;
  name: string;
}
type Request = Omit<Item, 'id'>;

const silence = { problem: noResponseProblem('timeout', true) };
const refusal = (status: number): { problem: ApiProblem } => ({
  problem: { ...noResponseProblem('http', false), status, message: 'Ditolak' },
});

/** A server with a list, and what it answers to the writes, in order; null for the truth. */
function serverWith(items: Item[], answers: (Result<Item> | null)[] = []) {
  const calls: string[] = [];
  let list: Item[] | null = items;
  const settle = (item: Item): Promise<Result<Item>> =>
    Promise.resolve(answers.shift() ?? { value: item });
  const store: CardStore<Item, Request> = {
    add: ({ name }) => {
      calls.push('add');
      return settle({ id: 99, name });
    },
    update: (id, { name }) => {
      calls.push('update');
      return settle({ id, name });
    },
    remove: () => {
      calls.push('remove');
      const result = answers.shift();
      return Promise.resolve(result?.problem ? { problem: result.problem } : { value: null });
    },
    keep: () => undefined,
    refetch: () => {
      calls.push('refetch');
      return Promise.resolve(list);
    },
  };
  return { store, calls, listBecomes: (next: Item[] | null) => (list = next) };
}

const wish = { request: { name: 'BCA' }, id: null, knownIds: new Set([1]), isUnsure: false };
const old = { id: 1, name: 'BCA' };
const arrived = { id: 2, name: 'BCA' };

test('a card that the server takes is stored by one call', async () => {
  const { store, calls } = serverWith([]);
  const outcome = await storeCard(store, wish);
  expect(outcome).toEqual({ kind: 'stored', item: { id: 99, name: 'BCA' }, wasFound: false });
  expect(calls).toEqual(['add']);
});

test.each([
  ['a refusal', refusal(422), false],
  ['silence', silence, true],
  ['being offline, as the browser says', { problem: noResponseProblem('offline', false) }, true],
])('C7: whether a card is looked for before the next try, after %s: %#', async (_, result, is) => {
  const { store } = serverWith([], [result]);
  expect(mayBeStored(await storeCard(store, wish))).toBe(is);
});

test('after a hang the list is asked, and a record that arrived counts as stored', async () => {
  const { store, calls } = serverWith([old, arrived], [silence]);
  expect(await storeCard(store, wish)).toEqual({ kind: 'stored', item: arrived, wasFound: true });
  expect(calls).toEqual(['add', 'refetch']);
});

test('a record that was there before is not taken for the one that was sent', async () => {
  const { store } = serverWith([old], [silence]);
  expect(await storeCard(store, wish)).toEqual({ kind: 'notStored' });
});

test('a record with other values is not taken for the one that was sent', async () => {
  const { store } = serverWith([old, { id: 2, name: 'BRI' }], [silence]);
  expect(await storeCard(store, wish)).toEqual({ kind: 'notStored' });
});

test('C9: a server that broke may have stored the card before it did: the list is asked', async () => {
  const { store } = serverWith([old, arrived], [refusal(500)]);
  expect(await storeCard(store, wish)).toEqual({ kind: 'stored', item: arrived, wasFound: true });
});

test('a server that broke may have changed the card before it did: the list is asked', async () => {
  const { store } = serverWith([{ id: 1, name: 'BRI' }], [refusal(500)]);
  expect(await storeCard(store, { ...wish, id: 1, request: { name: 'BRI' } })).toMatchObject({
    kind: 'stored',
    wasFound: true,
  });
});

test('a server that broke before it stored anything is shown in its own words', async () => {
  const { store } = serverWith([old], [refusal(500)]);
  expect(await storeCard(store, wish)).toMatchObject({ kind: 'refused', ...refusal(500) });
});

test('where the list cannot be loaded either, the outcome is unsure', async () => {
  const { store, listBecomes } = serverWith([], [silence]);
  listBecomes(null);
  expect(await storeCard(store, wish)).toEqual({ kind: 'unsure' });
});

test('a retry without a response loads the list first, and sends nothing that had arrived', async () => {
  const { store, calls } = serverWith([old, arrived]);
  const outcome = await storeCard(store, { ...wish, isUnsure: true });
  expect(outcome).toMatchObject({ kind: 'stored', wasFound: true });
  expect(calls).toEqual(['refetch']);
});

test('a retry without a response sends once the list shows that nothing arrived', async () => {
  const { store, calls } = serverWith([old]);
  await storeCard(store, { ...wish, isUnsure: true });
  expect(calls).toEqual(['refetch', 'add']);
});

test('a retry without a response sends nothing while the list cannot be loaded', async () => {
  const { store, calls, listBecomes } = serverWith([]);
  listBecomes(null);
  expect(await storeCard(store, { ...wish, isUnsure: true })).toEqual({ kind: 'unsure' });
  expect(calls).toEqual(['refetch']);
});

test('a refusal is handed on, and the list is not asked', async () => {
  const { store, calls } = serverWith([], [refusal(422)]);
  expect(await storeCard(store, wish)).toMatchObject({ kind: 'refused' });
  expect(calls).toEqual(['add']);
});

test('a conflict shows what is there already', async () => {
  const { store, calls } = serverWith([old], [refusal(409)]);
  expect(await storeCard(store, wish)).toMatchObject({
    kind: 'refused',
    problem: { message: 'Ditolak' },
  });
  expect(calls).toEqual(['add', 'refetch']);
});

test('a change of what is gone asks for the list, so that it shows what is left', async () => {
  const { store, calls } = serverWith([], [refusal(404)]);
  expect(await storeCard(store, { ...wish, id: 1 })).toMatchObject({ kind: 'refused' });
  expect(calls).toEqual(['update', 'refetch']);
});

test('a change whose answer was lost is judged by the record itself', async () => {
  const { store } = serverWith([{ id: 1, name: 'BRI' }], [silence, silence]);
  expect(await storeCard(store, { ...wish, id: 1 })).toEqual({ kind: 'notStored' });
  expect(await storeCard(store, { ...wish, id: 1, request: { name: 'BRI' } })).toMatchObject({
    kind: 'stored',
    wasFound: true,
  });
});

test.each<[string, Result<Item> | null, Item[] | null, boolean]>([
  ['the server says so', null, [old], true],
  ['the answer was lost and the list has it no more', silence, [], true],
  ['the server broke and the list has it no more', refusal(500), [], true],
  ['it was gone already', refusal(404), null, true],
])('a record is removed where %s', async (_why, result, items, isGone) => {
  const { store, listBecomes } = serverWith([], [result]);
  listBecomes(items);
  expect(await removeCard(store, old.id)).toBe(isGone);
});

test.each<[string, Result<Item>, Item[] | null]>([
  ['the server fails', refusal(500), [old]],
  ['the answer was lost and the list still has it', silence, [old]],
  ['neither answer nor list can be had', silence, null],
])('a record is not removed where %s', async (_why, result, items) => {
  const { store, listBecomes } = serverWith([], [result]);
  listBecomes(items);
  expect(await removeCard(store, old.id)).toBe(false);
});
