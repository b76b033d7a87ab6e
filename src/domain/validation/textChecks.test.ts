import { describeRule } from '@/testing/oracle/describeRule';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { MAX_DEED_NUMBER_LENGTH, MAX_DESCRIPTION_LENGTH } from './limits';
import {
  checkAccountHolder,
  checkBirthPlace,
  checkCompanyName,
  checkEmail,
  checkOtherName,
  checkPersonName,
  checkText,
} from './textChecks';

const TOO_LONG = 'Maksimum 60 karakter';
const ATTACK_LENGTH = 50_000;

describeRule("I3: a person's name", checkPersonName, {
  accepted: [
    'Budi',
    'Siti Nurhaliza',
    "Ma'ruf Amin",
    'Ma’ruf Amin',
    'R. A. Kartini, S.H.',
    'Anna-Maria "Ani" Putri',
    'José Añoñuevo',
    'Jose\u0301',
    '  Budi\u00a0\tSantoso \u200b',
    'Ł',
    'a',
    'a'.repeat(59),
    'a'.repeat(60),
    `${'a'.repeat(60)}   `,
    '𐐷'.repeat(60),
  ],
  refused: {
    [TOO_LONG]: ['a'.repeat(61), '𐐷'.repeat(61), 'a'.repeat(ATTACK_LENGTH)],
    'Gunakan huruf, spasi, titik, koma, tanda petik, atau tanda hubung saja': [
      'Budi 2',
      'Budi_Santoso',
      '<b>Budi</b>',
      'Budi 😀',
      'Budi/Santoso',
      'budi@bos.test',
      'Budi ٣',
      'e\u0301\u0302\u0303\u0304',
      `${' '.repeat(ATTACK_LENGTH)}!`,
    ],
  },
});

describeRule("I3: a company's name", checkCompanyName, {
  accepted: [
    'PT Maju 88 (Persero), Tbk.',
    "CV Anak & Co. 1/2 - Ma'mur",
    '3',
    'a',
    'a'.repeat(59),
    'a'.repeat(60),
  ],
  refused: {
    [TOO_LONG]: ['a'.repeat(61), 'PT.,'.repeat(ATTACK_LENGTH / 4)],
    'Gunakan huruf, angka, spasi, tanda petik tunggal, atau & . , - / ( ) saja': [
      'PT "Maju"',
      'PT Maju!',
      'PT Maju_Jaya',
      'PT Maju\\Jaya',
    ],
  },
});

describeRule('I3: the holder of an account', checkAccountHolder, {
  accepted: ['Budi Santoso', 'PT Maju 88', 'Anna "Ani" Putri', 'a', 'a'.repeat(59), 'a'.repeat(60)],
  refused: {
    [TOO_LONG]: ['a'.repeat(61)],
    'Gunakan huruf, angka, spasi, tanda petik, atau & . , - / ( ) saja': ['Budi;', 'Budi 😀'],
  },
});

describeRule('I3: a place of birth', checkBirthPlace, {
  accepted: ['Jakarta', 'Kota Baru', 'Besançon', ' Solo ', 'a', 'a'.repeat(59), 'a'.repeat(60)],
  refused: {
    [TOO_LONG]: ['a'.repeat(61)],
    'Gunakan huruf dan spasi saja': ['Jakarta 1', 'D.I. Yogyakarta', "Ba'a", 'Solo-Baru'],
  },
});

/** 256 characters, of which each label is within its own limit. */
const tooLongEmail = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}idnet`;

describeRule('I3: an e-mail address', checkEmail, {
  accepted: [
    'budi@bos.test',
    'budi.santoso+bos@mail.co.id',
    " o'neil@example.com ",
    'a\u200b@b\ufeff.id',
    '1@2.co',
    `${'a'.repeat(64)}@bos.test`,
    tooLongEmail.slice(2),
    tooLongEmail.slice(1),
  ],
  refused: {
    'Email tidak valid': [
      'budi',
      'budi@',
      '@bos.test',
      'budi@bos',
      'budi@bos.',
      'budi@.test',
      'budi@bos..test',
      'budi..s@bos.test',
      '.budi@bos.test',
      'budi.@bos.test',
      'budi santoso@bos.test',
      'budi@bos test',
      'budi@@bos.test',
      'budi@-bos.test',
      'budi@bos-.test',
      'budi@bos.t',
      'budi@127.0.0.1',
      'budi@bos.test,ani@bos.test',
      '<budi@bos.test>',
      `${'a'.repeat(65)}@bos.test`,
      `a@${'b'.repeat(64)}.id`,
      'a@'.repeat(100),
    ],
    'Maksimum 255 karakter': [tooLongEmail, `a@${'.'.repeat(ATTACK_LENGTH)}`],
  },
});

describeRule('I3: a short text', checkText(), {
  accepted: [
    'Jl. Merdeka No. 1 😀 <b>',
    '\u0000x',
    'a'.repeat(254),
    'a'.repeat(255),
    '😀'.repeat(255),
  ],
  refused: {
    'Maksimum 255 karakter': ['a'.repeat(256), '😀'.repeat(256), 'a'.repeat(ATTACK_LENGTH)],
  },
});

describeRule('I3: a description', checkText(MAX_DESCRIPTION_LENGTH), {
  accepted: ['a'.repeat(999), 'a'.repeat(1000)],
  refused: { 'Maksimum 1000 karakter': ['a'.repeat(1001)] },
});

describeRule('I3: the number of a deed', checkText(MAX_DEED_NUMBER_LENGTH), {
  accepted: ['a'.repeat(59), 'a'.repeat(60)],
  refused: { [TOO_LONG]: ['a'.repeat(61)] },
});

describe('the name of the emergency contact', () => {
  it.each(['Budi Santoso', ' budi  SANTOSO ', 'Budi\u00a0Santoso'])(
    'may not be that of the applicant, written as %j',
    (name) => {
      expect(inIndonesian(checkOtherName('Budi Santoso')(name) ?? '')).toBe(
        'Isi nama orang lain, bukan nama Anda sendiri',
      );
    },
  );

  it('may be any other name, and any name while the applicant has none', () => {
    expect(checkOtherName('Budi Santoso')('Budi')).toBeNull();
    expect(checkOtherName(null)('Budi')).toBeNull();
  });
});
