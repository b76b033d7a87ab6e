import { ageOf } from './age';

// By the clock of the device, as the users see it.
const now = new Date(2026, 4, 12, 9, 30).getTime();
const at = (month: number, day: number, hour: number, minute: number) =>
  ageOf(new Date(2026, month, day, hour, minute).toISOString(), now);

test('what has just come shows its age in minutes, and in hours for the rest of the day', () => {
  expect(at(4, 12, 9, 30)).toEqual({ kind: 'now' });
  expect(at(4, 12, 9, 25)).toEqual({ kind: 'minutes', count: 5 });
  expect(at(4, 12, 8, 31)).toEqual({ kind: 'minutes', count: 59 });
  expect(at(4, 12, 8, 30)).toEqual({ kind: 'hours', count: 1 });
  expect(at(4, 12, 0, 10)).toEqual({ kind: 'hours', count: 9 });
});

test('what came before midnight is of yesterday, unless it is minutes old', () => {
  expect(at(4, 11, 23, 50)).toEqual({ kind: 'yesterday' });
  expect(at(4, 11, 0, 0)).toEqual({ kind: 'yesterday' });
  const shortlyAfterMidnight = new Date(2026, 4, 12, 0, 10).getTime();
  const before = new Date(2026, 4, 11, 23, 50).toISOString();
  expect(ageOf(before, shortlyAfterMidnight)).toEqual({ kind: 'minutes', count: 20 });
});

test('what is older shows its day', () => {
  expect(at(4, 10, 23, 59)).toEqual({ kind: 'date', day: '2026-05-10' });
  expect(at(0, 1, 0, 0)).toEqual({ kind: 'date', day: '2026-01-01' });
});

test('a device whose clock is behind shows the day, never a time to come', () => {
  expect(at(4, 14, 9, 30)).toEqual({ kind: 'date', day: '2026-05-14' });
  const aMomentAhead = new Date(now + 20_000).toISOString();
  expect(ageOf(aMomentAhead, now)).toEqual({ kind: 'now' });
});

test.each(['', 'kemarin', '2026-13-45', '{}'])('%j is of no known age', (createdAt) => {
  expect(ageOf(createdAt, now)).toEqual({ kind: 'unknown' });
});
