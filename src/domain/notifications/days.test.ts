import { dayName, dayStarts } from './days';

describe('the name of a day', () => {
  const beforeMidnight = Date.parse('2026-05-12T16:59:59Z');

  it.each([
    ['2026-05-12', { kind: 'today' }],
    ['2026-05-11', { kind: 'yesterday' }],
    ['2026-05-10', { kind: 'date', day: '2026-05-10' }],
    ['2026-05-13', { kind: 'date', day: '2026-05-13' }],
    [null, { kind: 'unknown' }],
  ])('%s', (day, name) => {
    expect(dayName(day, beforeMidnight)).toEqual(name);
  });

  it('changes at midnight in Jakarta', () => {
    expect(dayName('2026-05-12', beforeMidnight + 1000)).toEqual({ kind: 'yesterday' });
  });
});

test('a day begins with the first of its notifications', () => {
  const list = ['2026-05-12T02:00:00Z', '2026-05-11T17:00:00Z', '2026-05-11T16:59:00Z', '', ''].map(
    (createdAt) => ({ created_at: createdAt }),
  );
  expect(dayStarts(list)).toEqual([true, false, true, true, false]);
});
