import fc from 'fast-check';
import { runs } from '@/testing/exploration/sample';
import { caretAfter, digitsAfterEdit, digitsOf, groupDigits, type Grouping } from './groupedText';
import { groupPhone } from './phoneText';

const RUPIAH: Grouping = { from: 'right', size: 3, separator: '.' };
const FOURS: Grouping = { from: 'left', sizes: [4], separator: ' ' };

test.each([
  ['', ''],
  ['5', '5'],
  ['500', '500'],
  ['12500000', '12.500.000'],
])('%s rupiah are written %s', (digits, text) => {
  expect(groupDigits(digits, RUPIAH)).toBe(text);
});

test.each([
  ['31710', '3171 0'],
  ['3171012345678901', '3171 0123 4567 8901'],
])('the number %s is read as %s', (digits, text) => {
  expect(groupDigits(digits, FOURS)).toBe(text);
});

test('groups of unlike sizes follow one another, the last one goes on', () => {
  expect(groupDigits('00123', { from: 'left', sizes: [3], separator: '/' })).toBe('001/23');
  expect(groupDigits('1234567', { from: 'left', sizes: [2, 3], separator: '-' })).toBe('12-345-67');
});

test.each([
  ['3171-0123.4567 8901', '3171012345678901'],
  ['３１７１', '3171'],
  ['\u00a03171\t0123\n', '31710123'],
])('the digits of %j are %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test('deleting a mark between groups takes the digit beside it', () => {
  expect(digitsAfterEdit('12500', '12500', 2, 'deleteContentBackward')).toEqual({
    digits: '1500',
    caret: 1,
  });
  expect(digitsAfterEdit('12500', '12500', 2, 'deleteContentForward')).toEqual({
    digits: '1200',
    caret: 2,
  });
  expect(digitsAfterEdit('12500', '12500', 0, 'deleteContentBackward')).toEqual({
    digits: '12500',
    caret: 0,
  });
});

test.each([RUPIAH, FOURS])(
  'grouping loses no digit and keeps the caret beside its own',
  (grouping) => {
    const digits = fc.stringMatching(/^[0-9]{0,20}$/);
    fc.assert(
      fc.property(digits, fc.nat(20), (number, at) => {
        const before = Math.min(at, number.length);
        const text = groupDigits(number, grouping);
        expect(digitsOf(text)).toBe(number);
        expect(digitsOf(text.slice(0, caretAfter(text, before)))).toBe(number.slice(0, before));
      }),
      runs(2_000),
    );
  },
);

test.each([
  ['081234567890', '0812 3456 7890'],
  ['6281234567890', '62 812 3456 7890'],
  ['62', '62'],
  ['0215551234', '0215 5512 34'],
  ['', ''],
  ['+62 812-3459-0070', '+62 812-3459-0070'],
])('the telephone number %s is written %s', (digits, text) => {
  expect(groupPhone(digits)).toBe(text);
});
