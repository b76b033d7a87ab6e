import { inTurn, isExhaustive, oneOfEach, rounds, sampleOf } from './sample';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

it('plays every round when everything is tried, and else one in twenty but at least ten', () => {
  expect([1_000, 50, 4].map(rounds)).toEqual(isExhaustive ? [1_000, 50, 4] : [50, 10, 4]);
});

it('samples so many items in their order, the same ones each time', () => {
  const sample = sampleOf(TWENTY, 5);
  expect(sample).toHaveLength(isExhaustive ? 20 : 5);
  expect(sample).toEqual([...sample].sort((one, other) => one - other));
  expect(new Set(sample).size).toBe(sample.length);
  expect(sampleOf(TWENTY, 5)).toEqual(sample);
});

it('takes all where there are no more than asked for', () => {
  expect(sampleOf(['a', 'b'], 5)).toEqual(['a', 'b']);
});

it('samples each other thing for each other asker', () => {
  const samples = ['banks', 'spouse', 'identity', 'review'].map((who) => sampleOf(TWENTY, 3, who));
  expect(new Set(samples.map(String)).size).toBe(isExhaustive ? 1 : 4);
});

it('gives each case one thing in turn, so that all cases together meet each, or each case all', () => {
  const turns = [0, 1, 2, 3, 4].map((turn) => inTurn(['a', 'b', 'c'], turn));
  expect(turns.every(({ length }) => length === (isExhaustive ? 3 : 1))).toBe(true);
  expect(new Set(turns.flat())).toEqual(new Set(['a', 'b', 'c']));
});

it('takes one of each kind, or all', () => {
  const sample = oneOfEach(TWENTY, (number) => String(number % 3));
  expect(sample).toHaveLength(isExhaustive ? 20 : 3);
  expect(new Set(sample.map((number) => number % 3)).size).toBe(3);
});
