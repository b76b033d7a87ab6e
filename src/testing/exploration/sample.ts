import fixed from './seed.json';
import { seededRandom } from './seededRandom';

/** Whether everything is tried (`npm run test:all`), or only a sample (`npm test`). */
export const isExhaustive = process.env['TEST_EXTENT'] === 'all';

/**
 * The seed of every sample and random round. It is fixed, so that a test run does not depend on
 * chance; `TEST_SEED=7 npm test` tries another sample.
 */
export const SEED = seedOf(process.env['TEST_SEED'] ?? String(fixed.seed));

/**
 * With an invalid seed a sample could be empty, and its tests would pass without testing anything.
 */
function seedOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`TEST_SEED takes a whole number, not ${text}`);
  return Number(text);
}

const SAMPLED_SHARE = 20;
const LEAST_ROUNDS = 10;

/** How many of these random rounds to run: all of them, or one in twenty and at least ten. */
export const rounds = (all: number): number =>
  isExhaustive ? all : Math.min(all, Math.max(LEAST_ROUNDS, Math.ceil(all / SAMPLED_SHARE)));

/** The settings of a fast-check property that has `all` runs when everything is tried. */
export const runs = (all: number): { seed: number; numRuns: number } => ({
  seed: SEED,
  numRuns: rounds(all),
});

/** A whole number that follows from a text alone. */
export const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, char) => (Math.imul(hash, 31) + char.charCodeAt(0)) | 0, 0);

/**
 * All items, or `count` of them in order, picked by the seed. A list that is sampled more than
 * once, such as the faults of each save, passes `who`, so that each use gets its own sample.
 */
export function sampleOf<Item>(items: readonly Item[], count: number, who = ''): Item[] {
  if (isExhaustive || items.length <= count) return [...items];
  const random = seededRandom(SEED + items.length + hashOf(who));
  const picked = items
    .map((_, index) => ({ index, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count);
  const indexes = new Set(picked.map(({ index }) => index));
  return items.filter((_, index) => indexes.has(index));
}

/**
 * The items for the test case with index `turn`: all items, or the one whose turn it is, so that
 * the cases together cover every item.
 */
export const inTurn = <Item>(items: readonly Item[], turn: number): Item[] =>
  isExhaustive ? [...items] : items.filter((_, index) => index === (SEED + turn) % items.length);

/** All items, or one of each kind, picked by the seed. */
export function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] {
  if (isExhaustive) return [...items];
  const kinds = [...new Set(items.map(kindOf))];
  return kinds.flatMap((kind) =>
    sampleOf(
      items.filter((item) => kindOf(item) === kind),
      1,
      kind,
    ),
  );
}
