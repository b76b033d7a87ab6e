import { SEED } from './sample';
import { seededRandom } from './seededRandom';

/** One of many random sequences of actions. The same seed gives the same sequence. */
export interface History {
  /** The index of the history, from 0. */
  round: number;
  /** A random whole number from 0 to `count` - 1. */
  below: (this: void, count: number) => number;
  /** A random item; undefined if the list is empty. */
  pick: <Item>(this: void, items: readonly Item[]) => Item;
  /** Problems that were found. */
  wrong: string[];
}

const MOST_REPORTED = 5;

/** A choice as the report shows it: a string itself, anything else by its index. */
const describeChoice = (item: unknown, index: number): string =>
  typeof item === 'object' && item !== null ? `#${index}` : String(item);

function begin(round: number) {
  const random = seededRandom(SEED + round);
  const choices: string[] = [];
  const below = (count: number): number => {
    const chosen = Math.floor(random() * count);
    choices.push(String(chosen));
    return chosen;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const index = Math.floor(random() * items.length);
    choices.push(describeChoice(items[index], index));
    return items[index] as Item;
  };
  return { choices, history: { round, below, pick, wrong: [] } satisfies History as History };
}

/**
 * Runs random histories one after the other. Stops at the first that fails, and reports its choices
 * and the seed; another run with that seed repeats it.
 */
export async function playHistories(
  count: number,
  play: (history: History) => unknown,
): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    const { choices, history } = begin(round);
    const describeError = (what: string) =>
      `History ${round} of ${count}, TEST_SEED=${SEED}: ${choices.join(', ')}\n${what}`;
    try {
      await play(history);
    } catch (error) {
      throw new Error(describeError(error instanceof Error ? error.message : String(error)), {
        cause: error,
      });
    }
    if (history.wrong.length > 0)
      throw new Error(describeError(history.wrong.slice(0, MOST_REPORTED).join('\n')));
  }
}
