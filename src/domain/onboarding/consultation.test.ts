import { weekdayOf } from '../dates';
import {
  CONSULTATION_TIMES,
  consultationDates,
  isConsultationDate,
  isConsultationTime,
} from './consultation';

describe('the day of a consultation', () => {
  // 20 November 2026 is a Friday.
  const friday = '2026-11-20';

  it.each([
    ['today', '2026-11-20', false],
    ['yesterday', '2026-11-19', false],
    ['tomorrow, a Saturday', '2026-11-21', false],
    ['a Sunday', '2026-11-22', false],
    ['the Monday after', '2026-11-23', true],
    ['a Friday', '2026-11-27', true],
    ['a Saturday later', '2026-12-05', false],
    ['the last weekday within 30 days', '2026-12-18', true],
    ['the 30th day, a Sunday', '2026-12-20', false],
    ['the day after the 30th, a Monday', '2026-12-21', false],
    ['no day', 'besok', false],
    ['a typed weekday', '23/11/2026', true],
  ])('may be %s: %s, %s', (_, date, isAllowed) => {
    expect(isConsultationDate(date, friday)).toBe(isAllowed);
  });

  it('may be the 30th day ahead where that is a weekday', () => {
    expect(isConsultationDate('2026-12-17', '2026-11-17')).toBe(true);
    expect(isConsultationDate('2026-12-18', '2026-11-17')).toBe(false);
  });

  it('is chosen from every weekday over a year end, beginning tomorrow', () => {
    const dates = consultationDates('2026-12-30');
    expect(dates[0]).toBe('2026-12-31');
    expect(dates[1]).toBe('2027-01-01');
    expect(dates[2]).toBe('2027-01-04');
    expect(dates.at(-1)).toBe('2027-01-29');
    expect(dates).toHaveLength(22);
    expect(dates.filter((date) => [0, 6].includes(weekdayOf(date)))).toEqual([]);
  });
});

describe('the hour of a consultation', () => {
  it('is a full hour from nine to four', () => {
    expect(CONSULTATION_TIMES).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    expect(['08:00', '17:00', '09:30', '9:00', ''].filter(isConsultationTime)).toEqual([]);
  });
});
