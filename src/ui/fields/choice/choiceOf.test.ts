import { choiceOf } from './choiceOf';

const men = { id: 1, name: 'Laki-laki' };
const women = { id: 2, name: 'Perempuan' };
const single = { id: 3, name: 'Kawin' };
const divorced = { id: 4, name: 'Belum Kawin' };
const here = { id: 5, name: 'Sukamaju' };
const there = { id: 6, name: 'Sukamaju' };
const ALL = [men, women, single, divorced, here, there];

test.each([
  ['Perempuan', women],
  [' perem PUAN ', women],
  ['puan', women],
  ['kawin', single],
  ['bel', divorced],
  ['belumkawin', divorced],
  ['', null],
  ['  ', null],
  ['kaw', undefined],
  ['Wanita', undefined],
  ['Sukamaju', undefined],
])('%j means %j', (text, choice) => {
  expect(choiceOf(text, ALL, men)).toBe(choice);
});

test('of options that share a name the chosen one is meant', () => {
  expect(choiceOf('sukamaju', ALL, there)).toBe(there);
});
