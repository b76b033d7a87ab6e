import { foldText, hasWords, wordsOf } from './search';

const finds = (query: string, text: string) => hasWords(foldText(text), wordsOf(query));

test.each([
  ['tagihan', 'Tagihan baru'],
  ['TAGIHAN BARU', 'Tagihan baru'],
  ['baru tagihan', 'Tagihan baru'],
  ['agih', 'Tagihan baru'],
  ['café', 'Cafe Budi'],
  ['cafe', 'CAFE\u0301 Budi'],
  ['  tagihan\u00a0\tbaru ', 'Tagihan\n\nbaru'],
  ['ＢＯＳ', 'BOS-1001'],
  ['', 'Tagihan baru'],
  ['   ', ''],
  ['.*', 'Tagihan .* baru'],
])('a search for %j finds %j', (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['tagihan lama', 'Tagihan baru'],
  ['.*', 'Tagihan baru'],
  ['tagihanbaru', 'Tagihan baru'],
  ['<b>', 'Tagihan baru'],
])('a search for %j does not find %j', (query, text) => {
  expect(finds(query, text)).toBe(false);
});
