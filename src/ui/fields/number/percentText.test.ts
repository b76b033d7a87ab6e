import { percentFormat } from './percentText';

const { readPasted } = percentFormat(',');

test.each([
  ['33,33 %', '33,33'],
  ['33.33', '33,33'],
  ['３３，５', '33,5'],
])('a percentage that is pasted as %s is held as %s', (pasted, held) => {
  expect(readPasted(pasted)).toBe(held);
});

test.each(['½', '12½', '1/2', '25-30', 'lima', '1e2'])(
  'what is no percentage stays as it came, for the rule to refuse: %s',
  (pasted) => {
    expect(readPasted(pasted)).toBe(pasted);
  },
);
