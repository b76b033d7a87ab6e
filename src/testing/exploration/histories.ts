import { SEED } from './sample';
import { seededRandom } from './seededRandom';

/** What happens in one of many random histories, by chance but the same for the same seed. */
export interface History {
  /** Which one it is, from 0 on. */
  round: number;
  /** A whole number from 0 up to, and without, the count. */
  below: (this: void, count: number) => number;
  /** One of some things; nothing, where there are none. */
  pick: <Item>(this: void, items: readonly Item[]) => Item;
  /** What was found to be wrong. */
  wrong: string[];
}

const MOST_REPORTED = 5;

/** A choice in a report: its own text, or its index. */
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
 * Plays so many random histories, one after the other. The first that goes wrong ends it, and is reported
 * with what was chosen in it and the seed: played with the same seed, it is the same one again.
 */
export async function playHistories(
  count: number,
  play: (history: History) => unknown,
): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    const { choices, history } = begin(round);
    const tell = (what: string) =>
      `History ${round} of ${count}, TEST_SEED=${SEED}: ${choices.join(', ')}\n${what}`;
    try {
      await play(history);
    } catch (error) {
      throw new Error(tell(error instanceof Error ? error.message : String(error)), {
        cause: error,
      });
    }
    if (history.wrong.length > 0)
      throw new Error(tell(history.wrong.slice(0, MOST_REPORTED).join('\n')));
  }
}
