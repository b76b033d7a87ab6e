import { inTurn, isExhaustive, oneOfEach, rounds, sampleOf } from './sample';

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

it('runs every round when everything is tried, else one in twenty but at least ten', () => {
  expect([1_000, 50, 4].map(rounds)).toEqual(isExhaustive ? [1_000, 50, 4] : [50, 10, 4]);
});

it('samples the given number of items in order, the same ones each time', () => {
  const sample = sampleOf(TWENTY, 5);
  expect(sample).toHaveLength(isExhaustive ? 20 : 5);
  expect(sample).toEqual([...sample].sort((one, other) => one - other));
  expect(new Set(sample).size).toBe(sample.length);
  expect(sampleOf(TWENTY, 5)).toEqual(sample);
});

it('takes all where there are no more than that number', () => {
  expect(sampleOf(['a', 'b'], 5)).toEqual(['a', 'b']);
});

it('takes a different sample for a different `who`', () => {
  const samples = ['banks', 'spouse', 'identity', 'review'].map((who) => sampleOf(TWENTY, 3, who));
  expect(new Set(samples.map(String)).size).toBe(isExhaustive ? 1 : 4);
});

it('gives each case one item in turn, so that the cases together cover all, or each case all items', () => {
  const turns = [0, 1, 2, 3, 4].map((turn) => inTurn(['a', 'b', 'c'], turn));
  expect(turns.every(({ length }) => length === (isExhaustive ? 3 : 1))).toBe(true);
  expect(new Set(turns.flat())).toEqual(new Set(['a', 'b', 'c']));
});

it('takes one of each kind, or all', () => {
  const sample = oneOfEach(TWENTY, (number) => String(number % 3));
  expect(sample).toHaveLength(isExhaustive ? 20 : 3);
  expect(new Set(sample.map((number) => number % 3)).size).toBe(3);
});
