import { describeRule } from '@/testing/oracle/describeRule';
import { checkShare, checkShareOfRest } from '../ownership/shareChecks';
import { WHOLE } from '../ownership/shares';
import { checkCount, checkIncome, checkLengthOfWork } from './amountChecks';
import { checkConsultationDate, checkReportYear } from './dateChecks';
import { MAX_DEED_NUMBER_LENGTH, MAX_DESCRIPTION_LENGTH } from './limits';
import {
  checkAccountNo,
  checkNib,
  checkNik,
  checkNpwp,
  checkPhone,
  checkPostalCode,
} from './numberChecks';
import { checkGivenPassword, checkNewPassword } from './password';
import {
  checkAccountHolder,
  checkBirthPlace,
  checkCompanyName,
  checkEmail,
  checkPersonName,
  checkText,
} from './textChecks';
import { checkBusinessPhotos } from './valueChecks';

const letters = (...lengths: number[]): string[] => lengths.map((length) => 'a'.repeat(length));
const digits = (...lengths: number[]): string[] => lengths.map((length) => '7'.repeat(length));

/** An address of so many characters, each part within its own limit. */
const email = (length: number): string => {
  const start = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}`;
  return `${start}${'c'.repeat(length - start.length)}`;
};

describe.each([
  ["a person's name", checkPersonName],
  ["a company's name", checkCompanyName],
  ['the holder of an account', checkAccountHolder],
  ['a place of birth', checkBirthPlace],
])('I3: 59, 60 and 61 characters:', (name, check) => {
  describeRule(name, check, {
    accepted: letters(1, 59, 60),
    refused: { 'Maksimum 60 karakter': letters(61) },
  });
});

describeRule('I3: 15, 16 and 17 digits: a NIK', checkNik, {
  accepted: digits(16),
  refused: { 'NIK wajib 16 karakter': digits(1, 15, 17) },
});

describeRule('I3: 14 to 17 digits: an NPWP', checkNpwp, {
  accepted: digits(15, 16),
  refused: { 'NPWP wajib 15 atau 16 angka': digits(14, 17) },
});

describeRule('I3: 12, 13 and 14 digits: a NIB', checkNib, {
  accepted: digits(13),
  refused: { 'NIB wajib 13 angka': digits(12, 14) },
});

describeRule('I3: 7 and 15 digits: a telephone number', checkPhone, {
  accepted: digits(7, 8, 14, 15),
  refused: { 'Nomor telepon wajib 7 sampai 15 angka': digits(6, 16) },
});

describeRule('I3: 5 and 20 digits: an account', checkAccountNo, {
  accepted: digits(5, 6, 19, 20),
  refused: { 'Nomor rekening wajib 5 sampai 20 angka': digits(4, 21) },
});

describeRule('I3: 4, 5 and 6 digits: a postal code', checkPostalCode, {
  accepted: digits(5),
  refused: { 'Kode pos wajib 5 angka': digits(4, 6) },
});

describeRule('I3: 254, 255 and 256 characters: an e-mail address', checkEmail, {
  accepted: [email(254), email(255)],
  refused: { 'Maksimum 255 karakter': [email(256)] },
});

describeRule('I3: 254, 255 and 256 characters: a text', checkText(), {
  accepted: [...letters(254, 255), '😀'.repeat(255)],
  refused: { 'Maksimum 255 karakter': [...letters(256), '😀'.repeat(256)] },
});

describeRule(
  'I3: 999, 1000 and 1001 characters: a description',
  checkText(MAX_DESCRIPTION_LENGTH),
  {
    accepted: letters(999, 1000),
    refused: { 'Maksimum 1000 karakter': letters(1001) },
  },
);

describeRule(
  'I3: 59, 60 and 61 characters: the number of a deed',
  checkText(MAX_DEED_NUMBER_LENGTH),
  { accepted: letters(59, 60), refused: { 'Maksimum 60 karakter': letters(61) } },
);

describeRule('I3: 254, 255 and 256 characters: a password at sign-in', checkGivenPassword, {
  accepted: letters(1, 254, 255),
  refused: { 'Maksimum 255 karakter': letters(256) },
});

describeRule('I3: 7, 8, 255 and 256 characters: a new password', checkNewPassword, {
  accepted: letters(4, 251).map((rest) => `Aa1!${rest}`),
  refused: {
    'Kata sandi belum memenuhi semua syarat': letters(3).map((rest) => `Aa1!${rest}`),
    'Maksimum 255 karakter': letters(252).map((rest) => `Aa1!${rest}`),
  },
});

describeRule('I3: 0, 1, 999 and 1000 months of work', checkLengthOfWork, {
  accepted: ['1', '999'],
  refused: { 'Isi lama bekerja dengan angka 1 sampai 999': ['-1', '0', '1000'] },
});

describeRule('I3: an income of 0 and of 1 rupiah', checkIncome, {
  accepted: ['1', '999999999999999'],
  refused: {
    'Penghasilan harus lebih dari 0': ['0', '-1'],
    'Isi dengan angka bulat, misalnya 12.500.000': ['0,5', '1000000000000000'],
  },
});

test('I3: no employee is too few, and one is enough', () => {
  expect(checkCount('0')).not.toBeNull();
  expect(checkCount('1')).toBeNull();
});

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ fileName: `${index}.jpg`, pathUrl: `/${index}` }));

test.each([
  [2, false],
  [3, true],
  [20, true],
  [21, false],
])('I3: %d photos of a business: %s', (count, isTaken) => {
  expect(checkBusinessPhotos(photos(count)) === null).toBe(isTaken);
});

test.each([
  ['0', false],
  ['0,01', true],
  ['99,99', true],
  ['100', true],
  ['100,00', true],
  ['100,01', false],
])('I3: a share of %s per cent: %s', (text, isTaken) => {
  expect(checkShare(text) === null).toBe(isTaken);
});

test.each([
  ['66,66', true],
  ['66,67', true],
  ['66,68', false],
])('I3: %s per cent beside 33,33: %s', (text, isTaken) => {
  expect(checkShareOfRest(WHOLE - 3333)(text) === null).toBe(isTaken);
});

test.each([
  ['2026-11-20', false],
  ['2026-11-23', true],
  ['2026-12-18', true],
  ['2026-12-21', false],
])('I3: a consultation on %s, asked for on 20 November: %s', (day, isTaken) => {
  expect(checkConsultationDate('2026-11-20')(day) === null).toBe(isTaken);
});

test.each([
  ['1899', false],
  ['1900', true],
  ['2026', true],
  ['2027', false],
])('I3: a report of the year %s, in 2026: %s', (year, isTaken) => {
  expect(checkReportYear('2026-11-20')(year) === null).toBe(isTaken);
});
