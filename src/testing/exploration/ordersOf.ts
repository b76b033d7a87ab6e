import { permutationsOf } from './permutationsOf';
import { isExhaustive, SEED } from './sample';
import { seededRandom } from './seededRandom';

/**
 * Orders of a list with an even number of items: as many orders as items, in which each item is
 * once at each position and once directly after each other item (a balanced Latin square). All
 * permutations where everything is tried.
 */
export function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (isExhaustive) return permutationsOf(items);
  const random = seededRandom(SEED);
  const { length } = items;
  const mixed = items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
  const inAndOut = mixed.map((_, index) =>
    index % 2 === 0 ? index / 2 : length - (index + 1) / 2,
  );
  return mixed.map((_, shift) => inAndOut.map((index) => mixed[(index + shift) % length] as Item));
}
