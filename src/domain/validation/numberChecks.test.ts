import { describeRule } from '@/testing/oracle/describeRule';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import {
  checkAccountNo,
  checkNib,
  checkNik,
  checkNpwp,
  checkOtherPhone,
  checkPhone,
  checkPostalCode,
  checkRtRw,
} from './numberChecks';

const digits = (count: number): string => '1234567890'.repeat(3).slice(0, count);

const attacks = ['1'.repeat(50_000), '1 '.repeat(25_000), `${'-'.repeat(50_000)}x`];

describeRule('I3: a NIK', checkNik, {
  accepted: [
    digits(16),
    '3201 0152 0390 0001',
    '3201.0152.0390.0001',
    '3201-0152-0390-0001',
    '3201\u00a00152\u20090390\t0001\n',
    '３２０１０１５２０３９００００１',
    '\u200b3201015203900001',
  ],
  refused: {
    'NIK wajib 16 karakter': [
      digits(1),
      digits(15),
      digits(17),
      '320101520390000A',
      '3201015203900001x',
      'tiga',
      '+3201015203900001',
      '३२०१०१५२०३९००००१',
      ...attacks,
    ],
  },
});

describeRule('I3: an NPWP', checkNpwp, {
  accepted: [
    digits(15),
    digits(16),
    '01.234.567.8-901.000',
    '01 234 567 8 901 000',
    '0123 4567 8901 2345',
    '\u200b012345678901234',
  ],
  refused: {
    'NPWP wajib 15 atau 16 angka': [
      digits(14),
      digits(17),
      '01.234.567.8-901.00',
      '12.345.678-9012',
      '01234567890123A',
      ...attacks,
    ],
  },
});

describeRule('I3: an NIB', checkNib, {
  accepted: [digits(13), '1234 5678 90123'],
  refused: { 'NIB wajib 13 angka': [digits(12), digits(14), '123456789012A', ...attacks] },
});

describeRule('I3: a telephone number', checkPhone, {
  accepted: [
    digits(7),
    digits(8),
    digits(14),
    digits(15),
    '081234567890',
    '+62 812-3456-7890',
    '(021) 555.1234',
    '０８１２３４５６７８９０',
    '0812\u00a03456\u00a07890',
  ],
  refused: {
    'Nomor telepon wajib 7 sampai 15 angka': [
      digits(6),
      digits(16),
      '0812345678a',
      '++6281234567',
      '0812+345678',
      '0812/345678',
      'nol delapan',
      ...attacks,
    ],
  },
});

describeRule('an RT/RW', checkRtRw, {
  accepted: ['001/002', '999/000', ' 001 / 002 ', '００１/００２'],
  refused: {
    'Invalid RT/RW format': [
      '1/2',
      '001-002',
      '001002',
      '0001/002',
      '001/0002',
      '001/',
      '/002',
      '00a/002',
      '001/002/',
      ...attacks,
    ],
  },
});

describeRule('I3: a postal code', checkPostalCode, {
  accepted: ['12345', ' 123 45', '１２３４５'],
  refused: { 'Kode pos wajib 5 angka': ['1234', '123456', '1234a', ...attacks] },
});

describeRule('I3: an account number', checkAccountNo, {
  accepted: [digits(5), digits(6), digits(19), digits(20), '123-456-7890', '1234\u00a05678\t90'],
  refused: {
    'Nomor rekening wajib 5 sampai 20 angka': [
      digits(4),
      digits(21),
      '12345a',
      'IBAN12345',
      ...attacks,
    ],
  },
});

describe('the telephone number of the emergency contact', () => {
  it.each(['081234567890', '+62 812-3456-7890', '6281234567890', '81234567890'])(
    'may not be that of the applicant, written as %s',
    (phone) => {
      expect(inIndonesian(checkOtherPhone('0812 3456 7890')(phone) ?? '')).toBe(
        'Isi nomor telepon orang lain, bukan nomor Anda sendiri',
      );
    },
  );

  it('may be any other number, and any number while the applicant has none', () => {
    expect(checkOtherPhone('081234567890')('081234567891')).toBeNull();
    expect(checkOtherPhone(null)('081234567890')).toBeNull();
  });
});
