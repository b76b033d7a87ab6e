import { dayOf } from './moments';

describe('the day of a moment', () => {
  it.each([
    ['2026-05-11T16:59:59.999Z', '2026-05-11'],
    ['2026-05-11T17:00:00.000Z', '2026-05-12'],
    ['2026-05-12T01:00:00+09:00', '2026-05-11'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
  ])('at %s is %s, by the clock of Jakarta', (moment, day) => {
    expect(dayOf(moment)).toBe(day);
  });

  it.each([
    '',
    'kemarin',
    '2026-13-45T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
  ])('at %j is unknown', (moment) => {
    expect(dayOf(moment)).toBeNull();
  });
});
