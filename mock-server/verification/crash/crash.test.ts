import { randomInt } from 'node:crypto';
import { crashMock } from './crashRun';

it('A mock that keeps its state loses nothing acknowledged when it is killed at random', async () => {
  const seed = randomInt(2 ** 31);
  const { acknowledged, problems } = await crashMock(8, seed);
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect(acknowledged).toBeGreaterThan(0);
}, 180_000);
