import { isExhaustive, SEED } from '@/testing/exploration/sample';
import { runCrashTest } from './crashRun';

/** Few, because each crash restarts the mock. `npm run mock:crash -- 200` tries 200. */
const CRASHES = isExhaustive ? 40 : 3;

it('M1: a mock with a state file loses no acknowledged write when it is killed at random', async () => {
  const { acknowledged, problems } = await runCrashTest(CRASHES, SEED);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 600_000);
