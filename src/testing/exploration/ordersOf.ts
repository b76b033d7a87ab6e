import { everyOrderOf } from './everyOrderOf';
import { isExhaustive, SEED } from './sample';
import { seededRandom } from './seededRandom';

/**
 * Orders of some things, an even number of them: as many as there are things, in which each comes once
 * at each place and once right after each other (a balanced Latin square), or all where everything is tried.
 */
export function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (isExhaustive) return everyOrderOf(items);
  const random = seededRandom(SEED);
  const { length } = items;
  const mixed = items
    .map((item) => ({ item, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
  const inAndOut = mixed.map((_, place) =>
    place % 2 === 0 ? place / 2 : length - (place + 1) / 2,
  );
  return mixed.map((_, shift) => inAndOut.map((index) => mixed[(index + shift) % length] as Item));
}
