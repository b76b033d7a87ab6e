import fc from 'fast-check';
import { isExhaustive, sampleOf } from '../exploration/sample';

/** How many strings are tried in every field (I1). */
const WANTED = 2_000;
const SAMPLED = 20;

// Every field gets ten of these, so a sample uses shorter ones.
const LONG = isExhaustive ? 100_000 : 2_000;

/** Strings that often break forms, whatever the field asks for. */
const notorious: readonly string[] = [
  '',
  ' ',
  '\u00a0\u2003\t\n',
  '\u200b',
  '\u200b\u200c\u200d\ufeff',
  '\u0000',
  'Budi\u0000Santoso',
  '\ud800',
  'Budi \udc00Santoso\ud83d',
  '\u202eisduB',
  '\u2066Budi\u2069',
  'Budi\u061c Santoso',
  '\u3164',
  '\u115f\u1160',
  '\u2800',
  '\ufe0f',
  'שלום עולם',
  'مرحبا بالعالم',
  'Budi عبد الله 12',
  'e\u0301'.repeat(200),
  `e${'\u0301'.repeat(200)}`,
  'Jose\u0301',
  'José',
  '\u1100\u1161\u11a8',
  '각',
  'ﬁrman',
  '👨‍👩‍👧',
  '👩🏽‍💻 Sari',
  '🏴‍☠️❤️',
  'Jalan 👨‍👩‍👧 Nomor 5',
  '👨\u200b\u200d👩',
  '１２３４５６７８９０１２３４５６',
  '٣١٧٤٠٧٤٥٠٦٩٠٠٠٠١',
  '۳۱۷۴۰۷۴۵۰۶۹۰۰۰۰۱',
  '३१७४०७४५०६९००००१',
  '①②③④⑤⑥⑦',
  'a'.repeat(LONG),
  '1'.repeat(LONG),
  ' '.repeat(LONG),
  `${' '.repeat(LONG)}1`,
  '\u200b'.repeat(LONG),
  '😀'.repeat(LONG / 2),
  `12/05/1990${' '.repeat(LONG)}`,
  `${' '.repeat(LONG)}12.500.000`,
  `budi@bos.test${'\u200b'.repeat(LONG)}`,
  '__proto__',
  'constructor',
  '${1+1}',
  '{0} {max}',
  '%00%0d%0a',
  '<img src=x onerror=alert(1)>',
  "Robert'); DROP TABLE users;--",
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '0x10',
  '+5',
  '1_000',
  'null',
  'undefined',
  'true',
];

/** Good or nearly good values, from which the others are generated. */
const near: readonly string[] = [
  'Sri Wahyuni',
  "R. A. Kartini, S.H. (Ma'ruf)",
  'Siti D’Angelo–Kusuma "Ani"',
  'PT Maju & Jaya 88/1, Tbk. (Persero)',
  'Kota Baru',
  'a'.repeat(59),
  'a'.repeat(60),
  'a'.repeat(61),
  'b'.repeat(254),
  'b'.repeat(255),
  'b'.repeat(256),
  'c'.repeat(999),
  'c'.repeat(1000),
  'c'.repeat(1001),
  'budi@bos.test',
  'budi.santoso+bos@mail.co.id',
  'budi..santoso@mail.co.id',
  `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}ide`,
  `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}idnet`,
  '123456',
  '1234567',
  '12345',
  '1234',
  '1234567890123',
  '123456789012345',
  '1234567890123456',
  '12345678901234567',
  '12345678901234567890',
  '123456789012345678901',
  '3174 0745 0690 0001',
  '09.254.294.3-407.000',
  '0812-3456-7890',
  '+62 (812) 3456 7890',
  '003/004',
  '003 / 004',
  '3/4',
  '0003/004',
  '12190',
  '1',
  '0',
  '-1',
  '999',
  '1000',
  '12.5',
  '12.500.000',
  'Rp 12.500.000,00',
  'Rp12,500,000.-',
  '12,500,000.00',
  '12.50',
  '1.00',
  '999999999999999',
  '9999999999999999',
  '33,33',
  '33.33',
  '100',
  '100,01',
  '0,01',
  '33,333',
  '12/05/1990',
  '1-5-1990',
  '1990-05-12',
  '29/02/2023',
  '29/02/2024',
  '01/11/2009',
  '02/11/2009',
  '03/11/2009',
  '02/11/2026',
  '03/11/2026',
  '31/12/2099',
  '01/01/1900',
  '31/12/1899',
  '2026',
  '2027',
  '08:00',
  '09:00',
  '9:00',
  '16:00',
  '17:00',
];

const decorations: readonly string[] = [
  ' ',
  '\u00a0',
  '\t',
  '\n',
  '\u200b',
  '\u202e',
  '\u0000',
  '\ud800',
  '\u200d',
  '\u0301',
  '😀',
  '-',
  '.',
  ',',
  '/',
  '(',
  '+',
  '@',
  "'",
  '’',
  '_',
  'x',
  '7',
];

const fullWidth = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

const arabic = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

const decorated = fc
  .tuple(
    fc.constantFrom(...near),
    fc.constantFrom(...decorations),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([text, char, position]) => {
    const at = Math.round(position * text.length);
    return `${text.slice(0, at)}${char}${text.slice(at)}`;
  });

const anyText = fc.oneof(
  { weight: 5, arbitrary: decorated },
  { weight: 1, arbitrary: fc.constantFrom(...near).map(fullWidth) },
  { weight: 1, arbitrary: fc.constantFrom(...near).map(arabic) },
  { weight: 1, arbitrary: decorated.map((text) => text.normalize('NFD')) },
  { weight: 1, arbitrary: fc.stringMatching(/^[0-9]{1,21}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z .,'-]{1,64}$/) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/**
 * The strings that were written by hand: well-known problem strings, and values near the limits.
 */
const writtenStrings: readonly string[] = [...new Set([...notorious, ...near])];

/** The strings of rule I1, without duplicates, and the same ones for the same seed. */
export function hostileStrings(seed: number): readonly string[] {
  const sampled = fc.sample(anyText, { seed, numRuns: 2 * WANTED });
  return [...new Set([...writtenStrings, ...sampled])].slice(0, WANTED);
}

/** All of these strings, or the hand-written ones and a sample of the others. */
export function stringsToTry(seed: number): readonly string[] {
  const others = hostileStrings(seed).slice(writtenStrings.length);
  return [...writtenStrings, ...sampleOf(others, SAMPLED)];
}
