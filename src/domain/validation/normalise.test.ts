import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { isBlank } from './check';
import {
  normaliseEmail,
  normaliseNpwp,
  normalisePhone,
  normaliseRtRw,
  normaliseText,
  toDigits,
  toPlainDigits,
  withoutSeparators,
} from './normalise';

describe('a pasted value', () => {
  it.each([
    ['3201 0152.0390-0001', '3201015203900001'],
    ['３２０１\u00a0٠١٥٢\u200b۰۳۹۰', '320101520390'],
    ['NIK: 3201', '3201'],
  ])('%j has the digits %s', (text, digits) => {
    expect(toDigits(text)).toBe(digits);
  });

  it.each([
    ['full-width', '０１２３４５６７８９'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['plain', '0123456789'],
  ])('has plain digits for %s ones', (_what, text) => {
    expect(toPlainDigits(`a${text}z`)).toBe('a0123456789z');
  });

  it('loses its separators and keeps what a rule has to reject', () => {
    expect(withoutSeparators('3201 0152.03-90\t00\u00a001')).toBe('3201015203900001');
    expect(withoutSeparators('32O1 A')).toBe('32O1A');
  });

  it('becomes the value that is sent', () => {
    expect(normaliseNpwp('01.234.567.8-901.000')).toBe('012345678901000');
    expect(normalisePhone('+62 (812) 3456-7890')).toBe('6281234567890');
    expect(normaliseRtRw(' 001 / 002 ')).toBe('001/002');
    expect(normaliseEmail(' \u200bBudi@bos.test\ufeff ')).toBe('Budi@bos.test');
    expect(normaliseText(' Ma’ruf\u00a0\t\n Amin\u0000\u202e “Ai” – x\ud800 ')).toBe(
      'Ma\'ruf Amin "Ai" - x',
    );
    expect(normaliseText('Jose\u0301')).toBe('José');
    expect(normaliseText('ﬁ ½ Ｂｕｄｉ')).toBe('ﬁ ½ Ｂｕｄｉ');
  });

  it.each([
    ['the mark of Arabic text', 'Budi\u061c Santoso', 'Budi Santoso'],
    ['fillers of Korean text', '\u3164Budi\u115f\uffa0', 'Budi'],
    ['a joiner between letters', 'Budi\u200dSantoso', 'BudiSantoso'],
  ])('loses what nobody sees: %s', (_, text, seen) => {
    expect(normaliseText(text)).toBe(seen);
  });

  it.each(['Jalan 👨‍👩‍👧 5', '👩🏽‍💻', '🏴‍☠️❤️'])(
    'keeps an emoji of several code points whole: %s',
    (text) => {
      expect(normaliseText(text)).toBe(text);
    },
  );

  it.each(['\u3164', '\u2800 \ufe0f', '\u061c\u200b'])(
    'is blank where it looks blank: %j',
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );
});

describe('a value that is sent', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(' ', '\u200b', '\ufeff', '\u00a0', '\t', '+', '1', 'a', '@', '.', '-'),
      maxLength: 20,
    }),
  );

  it.each([
    ['e-mail address', normaliseEmail],
    ['text', normaliseText],
    ['NPWP', normaliseNpwp],
    ['RT/RW', normaliseRtRw],
    ['run of digits', toDigits],
  ])(`stays the same when it is put in order again: %s (seed ${SEED})`, (_, normalise) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
      runs(1_000),
    );
  });
});
