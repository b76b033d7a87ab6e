import { playHistories } from './histories';
import { SEED } from './sample';

const DEEDS = ['type', 'save', 'leave'];

/** All choices made in this number of histories of four actions. */
async function chosenIn(count: number): Promise<string[]> {
  const chosen: string[] = [];
  await playHistories(count, ({ pick, below }) => {
    chosen.push([1, 2, 3, 4].map(() => `${pick(DEEDS)}${below(10)}`).join());
  });
  return chosen;
}

it('runs the given number of histories, all different, and the same ones each time', async () => {
  const chosen = await chosenIn(20);
  expect(new Set(chosen).size).toBe(20);
  expect(await chosenIn(20)).toEqual(chosen);
  expect(await chosenIn(5)).toEqual(chosen.slice(0, 5));
});

it('stops at the first problem, and reports it with the seed and all choices', async () => {
  const rounds: number[] = [];
  let choices = '';
  const failing = playHistories(9, ({ round, pick, below, wrong }) => {
    rounds.push(round);
    choices = [pick(DEEDS), below(7), pick(DEEDS)].join(', ');
    if (round === 2) wrong.push('the old name is shown');
  });
  await expect(failing).rejects.toThrow('the old name is shown');
  await expect(failing).rejects.toThrow(`History 2 of 9, TEST_SEED=${SEED}: ${choices}\n`);
  expect(rounds).toEqual([0, 1, 2]);
});

it('reports the same for an expectation that fails, also after a wait', async () => {
  const failing = playHistories(3, async ({ pick }) => {
    pick([{ id: 1 }]);
    await Promise.resolve();
    expect('seen').toBe('wanted');
  });
  await expect(failing).rejects.toThrow(`History 0 of 3, TEST_SEED=${SEED}: #0\n`);
  await expect(failing).rejects.toThrow('wanted');
});
