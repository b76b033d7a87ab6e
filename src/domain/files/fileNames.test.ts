import fc from 'fast-check';
import { runs, SEED } from '@/testing/exploration/sample';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import {
  checkDocumentNames,
  freeFileName,
  repeatedDocumentNames,
  safeFileName,
  shortFileName,
} from './fileNames';

describe('the name of a file', () => {
  it.each([
    ['KTP Budi.jpg', 'KTP Budi.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Budi\\ktp.jpg', 'ktp.jpg'],
    ['ktp\r\nSet-Cookie: a.jpg', 'ktp Set-Cookie a.jpg'],
    ['"><img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png'],
    ['foto%22; name=%0D%0A.png', 'foto ; name=.png'],
    ['foto\u202egnp.exe', 'fotognp.exe'],
    ['Jose\u0301.pdf', 'José.pdf'],
    ['foto\u0000.png', 'foto.png'],
    ['foto\ud800.png', 'foto.png'],
    ['CON', '_CON'],
    [`con.${'x'.repeat(300)}`, `_con.${'x'.repeat(250)}`],
    ['nul.pdf', '_nul.pdf'],
    ['nul .pdf', '_nul.pdf'],
    ['.htaccess', 'htaccess'],
    ['ktp.jpg. . .', 'ktp.jpg'],
    ['', 'berkas'],
    ['///', 'berkas'],
    ['\u200b', 'berkas'],
  ])('%j is kept as %s', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it(`is short and safe, and does not change when it is cleaned again (seed ${SEED})`, () => {
    const parts = fc.constantFrom(
      'a',
      'é',
      '😀',
      '/',
      '\\',
      '..',
      ' ',
      '\u202e',
      '"',
      '<',
      '.jpg',
      'x'.repeat(300),
    );
    const anyName = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(parts, { maxLength: 30 }).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(anyName, (name) => {
        const safe = safeFileName(name);
        expect(safe).not.toBe('');
        expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255);
        expect(safe).not.toMatch(/[/\\<>"\r\n\u202e]/);
        expect(safeFileName(safe)).toBe(safe);
      }),
      runs(1_000),
    );
  });

  it('keeps its extension when it is cut to 255 bytes', () => {
    const safe = safeFileName(`${'é'.repeat(2000)}.jpeg`);
    expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(255);
    expect(safe).toMatch(/^é+\.jpeg$/);
  });

  it('ends with a visible character and not with a space where it is cut', () => {
    const cut = safeFileName(`${'a'.repeat(250)} ${'b'.repeat(50)}.pdf`);
    expect(cut).toBe(`${'a'.repeat(250)}.pdf`);
    const long = `${'a'.repeat(246)} ${'b'.repeat(50)}.pdf`;
    expect(freeFileName(long, [safeFileName(long)])).toBe(`${'a'.repeat(246)} (2).pdf`);
  });

  it('is taken from the last segment, however long the path before it is', () => {
    expect(safeFileName(`${'folder/'.repeat(2000)}ktp.jpg`)).toBe('ktp.jpg');
  });

  it('is cut in the middle where there is little space', () => {
    const name = 'Surat Keterangan Kerja Budi Santoso 2026.pdf';
    expect(shortFileName(name, 24)).toBe('Surat Ketera…so 2026.pdf');
    expect(Array.from(shortFileName(name, 24))).toHaveLength(24);
    expect(shortFileName(name)).toBe('Surat Keterangan Ke…oso 2026.pdf');
    expect(shortFileName(name, Array.from(name).length)).toBe(name);
    expect(shortFileName('ktp.jpg')).toBe('ktp.jpg');
  });
});

describe('a name that is not yet in a list', () => {
  it.each([
    ['foto.jpg', [], 'foto.jpg'],
    ['foto.jpg', ['Foto.JPG'], 'foto (2).jpg'],
    ['image.png', ['image.png', 'image (2).png'], 'image (3).png'],
    ['image (2).png', ['image (2).png'], 'image (2) (2).png'],
    ['tanpa akhiran', ['tanpa akhiran'], 'tanpa akhiran (2)'],
    ['a.abcdefghijk', ['a.abcdefghijk'], 'a (2).abcdefghijk'],
    ['a.abcdefghijkl', ['a.abcdefghijkl'], 'a.abcdefghijkl (2)'],
    ['foto.jpg', ['lain.jpg'], 'foto.jpg'],
  ])('is made of %s beside %j', (name, taken, free) => {
    expect(freeFileName(name, taken)).toBe(free);
  });

  it('is as short as every other name', () => {
    const long = safeFileName(`${'é'.repeat(2000)}.jpeg`);
    const free = freeFileName(long, [long]);
    expect(Buffer.byteLength(free)).toBeLessThanOrEqual(255);
    expect(free).toMatch(/^é+ \(2\)\.jpeg$/);
  });
});

describe('the names of documents in one list', () => {
  it('must differ, regardless of letter case and spaces', () => {
    for (const names of [
      ['Akta', 'Akta'],
      ['Akta', ' akta '],
      ['José', 'Jose\u0301'],
      ['Akta  Baru', 'akta\u00a0baru'],
      ['Akta “Baru”', 'Akta "Baru"'],
    ]) {
      expect(inIndonesian(checkDocumentNames(names) ?? '')).toBe('Nama dokumen tidak boleh sama');
    }
  });

  it('are accepted where they differ; blank ones are ignored', () => {
    expect(checkDocumentNames(['Akta 1', 'Akta 2', '', ' '])).toBeNull();
    expect(checkDocumentNames([])).toBeNull();
  });

  it('marks each name that repeats an earlier one', () => {
    const names = ['Akta', 'Izin', '', ' AKTA', 'Surat', ''];
    expect(repeatedDocumentNames(names)).toEqual([false, false, false, true, false, false]);
  });
});
