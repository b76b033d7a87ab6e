import { isExhaustive, SEED } from '@/testing/exploration/sample';
import { runCrashTest } from './crashRun';

/** Each crash costs a start of the mock; `npm run mock:crash -- 200` tries as many as one likes. */
const CRASHES = isExhaustive ? 40 : 3;

it('A mock that keeps its state loses nothing acknowledged when it is killed at random', async () => {
  const { acknowledged, problems } = await runCrashTest(CRASHES, SEED);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 600_000);
