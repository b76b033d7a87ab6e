import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { addDays, dayInJakarta, hasReachedAge, readDate, toDateText, weekdayOf } from './dates';

describe('a typed date', () => {
  it.each([
    ['12/05/1990', '1990-05-12'],
    ['01/01/0001', '0001-01-01'],
    ['31/12/9999', '9999-12-31'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['28/02/2023', '2023-02-28'],
    ['30/04/2020', '2020-04-30'],
    ['30/11/2020', '2020-11-30'],
    ['31/01/2020', '2020-01-31'],
    ['31/12/2020', '2020-12-31'],
    ['1/2/2020', '2020-02-01'],
    ['12-05-1990', '1990-05-12'],
    ['12.05.1990', '1990-05-12'],
    [' 12 / 05 / 1990 ', '1990-05-12'],
    ['12/05/1990\u00a0', '1990-05-12'],
    ['１２/０５/１９９０', '1990-05-12'],
    ['1990-05-12', '1990-05-12'],
  ])('%j is the day %s', (text, iso) => {
    expect(readDate(text)).toBe(iso);
  });

  it.each([
    '',
    '12/05/90',
    '32/01/2020',
    '31/04/2020',
    '31/06/2020',
    '31/09/2020',
    '31/11/2020',
    '30/02/2024',
    '29/02/2023',
    '29/02/1900',
    '00/01/2020',
    '01/00/2020',
    '01/13/2020',
    '12/05/0000',
    '12/05/19900',
    '05/12',
    '12 Mei 1990',
    '1990-5-12',
    '1990-02-30',
    '-12/05/1990',
    '12/05/1990 10:00',
    'DD/MM/YYYY',
  ])('%j is no day of any calendar', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it('is shown as it was typed; a stored date is shown in the typed format', () => {
    expect(toDateText('1990-05-12')).toBe('12/05/1990');
    expect(toDateText('1/2/2020')).toBe('01/02/2020');
    expect(toDateText('31/02/2020')).toBe('31/02/2020');
    expect(toDateText('')).toBe('');
  });
});

describe('days', () => {
  it('follow one another over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('have the weekday of the calendar', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2000-02-29')).toBe(2);
  });

  it('begin at midnight in Jakarta, seven hours before UTC', () => {
    expect(dayInJakarta(Date.UTC(2026, 10, 20, 16, 59, 59, 999))).toBe('2026-11-20');
    expect(dayInJakarta(Date.UTC(2026, 10, 20, 17))).toBe('2026-11-21');
    expect(dayInJakarta(Date.UTC(2026, 11, 31, 17))).toBe('2027-01-01');
  });

  it(`are those of the calendar of Jakarta at any moment (seed ${SEED})`, () => {
    const jakarta = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });
    fc.assert(
      fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01') }), (at) => {
        fc.pre(!Number.isNaN(at.getTime()));
        expect(dayInJakarta(at.getTime())).toBe(jakarta.format(at));
      }),
      runs(1_000),
    );
  });
});

describe('an age', () => {
  it.each([
    ['2009-11-20', '2026-11-20', true],
    ['2009-11-21', '2026-11-20', false],
    ['2009-11-19', '2026-11-20', true],
    ['2008-02-29', '2025-02-28', false],
    ['2008-02-29', '2025-03-01', true],
    ['2007-02-28', '2024-02-28', true],
    ['0001-01-01', '2026-11-20', true],
    ['9999-12-31', '2026-11-20', false],
    ['9990-01-01', '9999-12-31', false],
    ['9982-12-31', '9999-12-31', true],
  ])('of 17 for somebody born on %s is reached on %s: %s', (birthDate, today, isReached) => {
    expect(hasReachedAge(birthDate, 17, today)).toBe(isReached);
  });

  it(`is the number of birthdays that have come, in every zone (seed ${SEED})`, () => {
    const zones = ['Asia/Jakarta', 'Asia/Jayapura', 'Etc/GMT+11', 'Etc/GMT-14', 'UTC'];
    const formats = zones.map((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }));
    const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01') });
    const anyBirth = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01') });
    const birthdays = (birth: string, today: string): number => {
      const [year = 0, month = 0, day = 0] = birth.split('-').map(Number);
      const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
      const hasCome = thisMonth > month || (thisMonth === month && thisDay >= day);
      return thisYear - year - (hasCome ? 0 : 1);
    };
    fc.assert(
      fc.property(anyMoment, anyBirth, fc.nat(zones.length - 1), (moment, birth, zone) => {
        fc.pre(!Number.isNaN(moment.getTime()) && !Number.isNaN(birth.getTime()));
        const today = formats[zone]?.format(moment) ?? '';
        const born = birth.toISOString().slice(0, 10);
        expect(hasReachedAge(born, 17, today)).toBe(birthdays(born, today) >= 17);
      }),
      runs(5_000),
    );
  });
});
