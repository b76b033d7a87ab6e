import { ageOf } from './age';

// 09:30 in Jakarta, while it is still the evening before where the tests run.
const now = Date.parse('2026-05-12T09:30:00+07:00');
const at = (time: string) => ageOf(new Date(`2026-05-${time}:00+07:00`).toISOString(), now);

test('what has just come shows its age in minutes, and in hours for the rest of the day', () => {
  expect(at('12T09:30')).toEqual({ kind: 'now' });
  expect(at('12T09:25')).toEqual({ kind: 'minutes', count: 5 });
  expect(at('12T08:31')).toEqual({ kind: 'minutes', count: 59 });
  expect(at('12T08:30')).toEqual({ kind: 'hours', count: 1 });
  expect(at('12T00:10')).toEqual({ kind: 'hours', count: 9 });
});

test('what came before midnight in Jakarta shows its time, unless it is minutes old', () => {
  expect(at('11T23:50')).toEqual({ kind: 'time' });
  expect(at('10T23:59')).toEqual({ kind: 'time' });
  const shortlyAfterMidnight = Date.parse('2026-05-12T00:10:00+07:00');
  expect(ageOf('2026-05-11T23:50:00+07:00', shortlyAfterMidnight)).toEqual({
    kind: 'minutes',
    count: 20,
  });
});

test('a device whose clock is behind shows the time, never an age to come', () => {
  expect(at('14T09:30')).toEqual({ kind: 'time' });
  const aMomentAhead = new Date(now + 20_000).toISOString();
  expect(ageOf(aMomentAhead, now)).toEqual({ kind: 'now' });
});

test.each(['', 'kemarin', '2026-13-45', '{}'])('%j is of no known age', (createdAt) => {
  expect(ageOf(createdAt, now)).toEqual({ kind: 'unknown' });
});
