import {
  formatDate,
  formatDateTime,
  formatDateTimeInJakarta,
  formatFileSize,
  formatMoney,
  formatMonth,
  formatTime,
  formatTimeInJakarta,
  formatWeekday,
} from './format';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('a day is written out in the language', () => {
  expect(formatDate('1990-05-12', 'id')).toBe('12 Mei 1990');
  expect(formatDate('1990-05-12', 'en')).toBe('12 May 1990');
  expect(formatDate('1990-05-12T23:30:00Z', 'id')).toBe('12 Mei 1990');
});

test('what is no date is shown as it came', () => {
  expect(formatDate('kemarin', 'id')).toBe('kemarin');
  expect(formatDateTime('kemarin', 'id')).toBe('kemarin');
});

test('a weekday and a month are written out', () => {
  expect(formatWeekday('2026-10-07', 'id')).toBe('Rabu, 7 Oktober 2026');
  expect(formatMonth('2026-10', 'id')).toBe('Oktober 2026');
});

test('a time has a colon in both languages', () => {
  const at = new Date(2026, 4, 12, 9, 5);
  expect(formatTime(at.getTime())).toBe('09:05');
  expect(formatDateTime(at.getTime(), 'id')).toBe('12 Mei 2026, 09:05');
});

test('a moment in Jakarta does not depend on the clock of the device', () => {
  expect(spaced(formatTimeInJakarta('2026-05-11T17:05:00Z'))).toBe('00:05 WIB');
  expect(spaced(formatDateTimeInJakarta('2026-05-11T17:05:00Z', 'id'))).toBe(
    '12 Mei 2026, 00:05 WIB',
  );
  expect(formatDateTimeInJakarta('kemarin', 'id')).toBe('kemarin');
});

test('rupiah are grouped by thousands', () => {
  expect(spaced(formatMoney(12_500_000, 'id'))).toBe('Rp 12.500.000');
  expect(spaced(formatMoney(12_500_000, 'en'))).toBe('Rp 12,500,000');
});

test.each([
  [1_400_000, '1,4 MB'],
  [820_000, '820 KB'],
  [12, '1 KB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(spaced(formatFileSize(bytes, 'id'))).toBe(text);
});
