import { isExhaustive, SEED } from '@/testing/exploration/sample';
import { crashMock } from './crashRun';

/** Each kill costs a start of the mock; `npm run mock:crash -- 200` kills as often as one likes. */
const KILLS = isExhaustive ? 40 : 3;

it('A mock that keeps its state loses nothing acknowledged when it is killed at random', async () => {
  const { acknowledged, problems } = await crashMock(KILLS, SEED);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 600_000);
