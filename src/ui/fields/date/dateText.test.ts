import { readDate, showDate, valueOfTyped, withSlashes } from './dateText';

test.each([
  ['12/05/1990', '1990-05-12'],
  ['1/5/1990', '1990-05-01'],
  ['12-5-1990', '1990-05-12'],
  ['12.05.1990', '1990-05-12'],
  ['12 05 1990', '1990-05-12'],
  ['12051990', '1990-05-12'],
  ['1990-05-12', '1990-05-12'],
  [' 12 Mei 1990 ', '1990-05-12'],
  ['12 May 1990', '1990-05-12'],
  ['7 agustus 2001', '2001-08-07'],
  ['7 Des 2001', '2001-12-07'],
  ['29/02/2024', '2024-02-29'],
  ['１２/０５/１９９０', '1990-05-12'],
])('%j is read as %s', (text, iso) => {
  expect(readDate(text)).toBe(iso);
});

test.each([
  '',
  '12/05',
  '12/05/90',
  '31/02/2024',
  '29/02/2023',
  '00/01/2000',
  '12/13/2000',
  'besok',
  '1990-13-01',
  '12 Xyz 1990',
])('%j is read as no date', (text) => {
  expect(readDate(text)).toBeNull();
});

/** What the input shows after each key. */
function typed(keys: string): string {
  return Array.from(keys).reduce((text, key) => withSlashes(text, text + key), '');
}

test.each([
  ['12051990', '12/05/1990'],
  ['12/05/1990', '12/05/1990'],
  ['1/5/1990', '01/05/1990'],
])('typing %s gives %s', (keys, text) => {
  expect(typed(keys)).toBe(text);
});

test('deleting adds nothing, so that a slash can be deleted', () => {
  expect(withSlashes('12/', '12')).toBe('12');
  expect(withSlashes('12/05/', '12/05')).toBe('12/05');
  expect(withSlashes('12/05/1990', '12/0/1990')).toBe('12/0/1990');
});

test('the value is a day once it is whole and real, and until then the text', () => {
  expect(valueOfTyped('12/05/1990')).toBe('1990-05-12');
  expect(valueOfTyped('12/05/199')).toBe('12/05/199');
  expect(valueOfTyped('31/02/1990')).toBe('31/02/1990');
  expect(showDate('1990-05-12')).toBe('12/05/1990');
  expect(showDate('12/05/199')).toBe('12/05/199');
});
