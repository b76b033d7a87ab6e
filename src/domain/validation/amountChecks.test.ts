import { describeRule } from '@/testing/oracle/describeRule';
import {
  checkAmount,
  checkCount,
  checkIncome,
  checkLengthOfWork,
  readWholeNumber,
} from './amountChecks';

describeRule('I3: an income', checkIncome, {
  accepted: ['1', '12500000', '12.500.000', 'Rp 12.500.000', '999999999999999'],
  refused: {
    'Penghasilan harus lebih dari 0': ['0', '-1', '0,00'],
    'Isi dengan angka bulat, misalnya 12.500.000': [
      '12,5',
      '0,5',
      'banyak',
      '1e6',
      '9'.repeat(16),
      '1000000000000000',
      '1.'.repeat(25_000),
      '9'.repeat(50_000),
    ],
  },
});

describeRule('the value of a collateral', checkAmount, {
  accepted: ['1', '1.000'],
  refused: {
    'Nilai harus lebih dari 0': ['0', '-5'],
    'Isi dengan angka bulat, misalnya 12.500.000': ['banyak', '12,5'],
  },
});

describeRule('I3: the length of work in months', checkLengthOfWork, {
  accepted: ['1', '12', '998', '999', ' 12 ', '１２', '007'],
  refused: {
    'Isi lama bekerja dengan angka 1 sampai 999': [
      '0',
      '-1',
      '1000',
      '1,5',
      '1.5',
      'dua',
      '12 bulan',
      '9'.repeat(50_000),
    ],
  },
});

describeRule('I3: the number of employees', checkCount, {
  accepted: ['1', '85', '12000', ' 12 ', '１２'],
  refused: {
    'Isi dengan angka bulat mulai dari 1': ['0', '-1', '1,5', '1.5', 'dua', '9'.repeat(50_000)],
  },
});

describe('a whole number', () => {
  it('is read from a string or a number only', () => {
    expect([12, '012', ' -3 '].map(readWholeNumber)).toEqual([12, 12, -3]);
    expect([null, undefined, {}, [], true, 1.5, ''].map(readWholeNumber)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });
});
