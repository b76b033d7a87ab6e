import { describeRule } from '@/testing/oracle/describeRule';
import { addDays } from '../dates';
import {
  birthDateLimits,
  checkBirthDate,
  checkConsultationDate,
  checkConsultationTime,
  checkDate,
  checkExpiryDate,
  checkPastDate,
  checkReportMonth,
  checkReportYear,
} from './dateChecks';

const TODAY = '2026-11-20';
const NOT_A_DATE = 'Isi tanggal yang benar dengan format DD/MM/YYYY';

describeRule('a date', checkDate, {
  accepted: ['12/05/1990', '1990-05-12', '29/02/2024', '12-05-1990'],
  refused: {
    [NOT_A_DATE]: ['31/02/2024', 'kemarin', '12/05/90', '1'.repeat(50_000), '1/'.repeat(25_000)],
  },
});

// Rules are created inside the tests, so that mutation testing can tell which test covers their
// creation.
describeRule('a date of issue', (text) => checkPastDate(TODAY)(text), {
  accepted: ['20/11/2026', '2000-01-01'],
  refused: {
    'Tanggal tidak boleh setelah hari ini': ['21/11/2026'],
    [NOT_A_DATE]: ['30/02/2026', '01/01/0001'],
  },
});

describeRule('a date of birth', checkBirthDate(TODAY), {
  accepted: ['20/11/2009', '2009-11-20', '12/05/1990', '01/01/1900'],
  refused: {
    'Usia minimal 17 tahun': ['21/11/2009', '20/11/2026', '31/12/9999'],
    [NOT_A_DATE]: ['29/02/2007', '20112009', '31/12/1899', '01/01/0001'],
  },
});

describeRule('a date of birth on 29 February', checkBirthDate('2025-03-01'), {
  accepted: ['29/02/2008', '01/03/2008'],
  refused: { 'Usia minimal 17 tahun': ['02/03/2008'] },
});

describeRule('a date of birth on 29 February, a day earlier', checkBirthDate('2025-02-28'), {
  accepted: ['28/02/2008'],
  refused: { 'Usia minimal 17 tahun': ['29/02/2008'] },
});

it.each([TODAY, '2028-02-29', '2025-02-28', '2025-03-01'])(
  'the calendar of a date of birth offers on %s what the rule admits',
  (today) => {
    const { min, max } = birthDateLimits(today);
    const isAdmitted = (day: string) => checkBirthDate(today)(day) === null;
    expect([min, max].map(isAdmitted)).toEqual([true, true]);
    expect([addDays(min, -1), addDays(max, 1)].map(isAdmitted)).toEqual([false, false]);
  },
);

describeRule('a date of expiry', checkExpiryDate('01/06/2026'), {
  accepted: ['02/06/2026', '31/12/2100'],
  refused: {
    'Tanggal kedaluwarsa harus setelah tanggal terbit': ['01/06/2026', '2026-05-31'],
    [NOT_A_DATE]: ['seumur hidup'],
  },
});

describeRule('a date of expiry without one of issue', checkExpiryDate(null), {
  accepted: ['01/01/2000'],
});

describeRule('I3: the year of a report', (text) => checkReportYear(TODAY)(text), {
  accepted: ['2026', '2025', '1900', ' 2025 '],
  refused: {
    'Isi tahun dengan 4 angka, paling akhir 2026': ['2027', '26', '1899', 'dua ribu'],
  },
});

describeRule('the month of a report of this year', checkReportMonth(TODAY, '2026'), {
  accepted: ['1', '11'],
  refused: { 'Bulan laporan belum dimulai, pilih bulan sebelumnya': ['12'] },
});

describeRule('the month of a report of last year', checkReportMonth(TODAY, 2025), {
  accepted: ['1', '12'],
  refused: { 'Tidak boleh kosong': ['0', '13'] },
});

describeRule('I3: the day of a consultation', (text) => checkConsultationDate(TODAY)(text), {
  accepted: ['23/11/2026', '2026-12-18'],
  refused: {
    'Pilih hari kerja mulai besok sampai 30 hari ke depan': [
      '20/11/2026',
      '21/11/2026',
      '21/12/2026',
    ],
    [NOT_A_DATE]: ['31/11/2026'],
  },
});

describeRule(
  'I3: the day of a consultation, within 30 days of a Monday',
  checkConsultationDate('2026-11-02'),
  {
    accepted: ['03/11/2026', '2026-12-02'],
    refused: {
      'Pilih hari kerja mulai besok sampai 30 hari ke depan': [
        '2026-11-02',
        '2026-11-07',
        '2026-11-08',
        '2026-12-03',
      ],
    },
  },
);

describeRule('the hour of a consultation', checkConsultationTime, {
  accepted: ['09:00', '16:00'],
  refused: { 'Pilih jam antara 09:00 dan 16:00 WIB': ['08:00', '17:00', '09:30'] },
});
