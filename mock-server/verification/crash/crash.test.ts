import { isExhaustive, SEED } from '@/testing/exploration/sample';
import { runCrashTest } from './crashRun';

/** A crash takes about a second, because the mock is started again; on a busy machine several. */
const CRASHES = isExhaustive ? 200 : 3;

it(
  'M1: a mock with a state file loses no acknowledged write when it is killed at random',
  async () => {
    const { acknowledged, problems } = await runCrashTest(CRASHES, SEED);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  },
  60_000 + CRASHES * 10_000,
);
