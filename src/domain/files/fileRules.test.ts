import { inIndonesian } from '@/testing/oracle/inIndonesian';
import {
  acceptAttribute,
  checkChosenFile,
  checkNameAndSize,
  checkReadyFile,
  mimeTypeOf,
  typeOfName,
  type ChosenFile,
  type FileKindName,
} from './fileRules';

const MB = 1024 * 1024;
const DOCUMENT_TYPES = 'Format file harus PDF, JPG, PNG';
const PICTURE_TYPES = 'Format file harus JPG, PNG';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const join = (...parts: Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const PNG_HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const png = join(PNG_HEAD, bytes('IHDR pixels IEND\xae\x42\x60\x82'));
const jpg = join(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), bytes('JFIF'), Uint8Array.of(0xff, 0xd9));
const pdf = bytes('%PDF-1.7\n1 0 obj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

const chosen = (name: string, content: Uint8Array, sizeBytes = content.length): ChosenFile => ({
  name,
  sizeBytes,
  head: content,
  tail: content,
});

const verdict = (file: ChosenFile, kind: FileKindName): string | null => {
  const problem = checkChosenFile(file, kind);
  return problem === null ? null : inIndonesian(problem);
};

describe('a chosen document', () => {
  it.each([
    ['a PDF', chosen('mutasi.pdf', pdf)],
    ['a JPG', chosen('KTP.JPG', jpg)],
    ['a JPEG', chosen('ktp.foto.jpeg', jpg)],
    ['a PNG', chosen('ktp.png', png)],
    ['a PDF of exactly 10 MB', chosen('besar.pdf', pdf, 10 * MB)],
    ['a picture of 25 MB, before it is scaled', chosen('foto.jpg', jpg, 25 * MB)],
    ['a photo with a short trailer', chosen('foto.jpg', join(jpg, bytes('SEFT')))],
    [
      'a motion photo, whose end is a film',
      {
        ...chosen('foto.jpg', join(jpg.slice(0, 4), bytes('Camera:MotionPhoto="1"'))),
        tail: bytes('mdat film'),
      },
    ],
  ])('may be %s', (_, file) => {
    expect(verdict(file, 'document')).toBeNull();
  });

  it.each([
    ['an SVG', chosen('logo.svg', bytes('<svg onload="alert(1)"/>')), DOCUMENT_TYPES],
    ['a page named as a PDF', chosen('surat.pdf', bytes('<html><script>')), DOCUMENT_TYPES],
    ['a program', chosen('ktp.jpg.exe', jpg), DOCUMENT_TYPES],
    ['an archive named as a PDF', chosen('arsip.pdf', bytes('PK\x03\x04')), DOCUMENT_TYPES],
    ['a PNG named as a JPG', chosen('ktp.jpg', png), DOCUMENT_TYPES],
    ['a GIF named as a PNG', chosen('ktp.png', bytes('GIF89a')), DOCUMENT_TYPES],
    ['a PDF behind other bytes', chosen('a.pdf', join(bytes('<!--'), pdf)), DOCUMENT_TYPES],
    ['a name without extension', chosen('ktp', jpg), DOCUMENT_TYPES],
    ['a name that is only an extension of nothing', chosen('constructor', jpg), DOCUMENT_TYPES],
    ['an extension from the prototype', chosen('a.constructor', jpg), DOCUMENT_TYPES],
    ['nothing', chosen('ktp.jpg', new Uint8Array()), 'File ini kosong, pilih file lain'],
    [
      'a PDF of more than 10 MB',
      chosen('besar.pdf', pdf, 10 * MB + 1),
      'Ukuran file maksimum 10 MB',
    ],
    [
      'a picture of more than 25 MB',
      chosen('foto.jpg', jpg, 25 * MB + 1),
      'Ukuran file maksimum 25 MB',
    ],
    [
      'a PDF that was cut off',
      chosen('mutasi.pdf', pdf.slice(0, 20)),
      'File ini rusak atau tidak lengkap, pilih file lain',
    ],
    [
      'a JPG that was cut off',
      chosen('ktp.jpg', jpg.slice(0, 6)),
      'File ini rusak atau tidak lengkap, pilih file lain',
    ],
    [
      'a PNG that was cut off',
      chosen('ktp.png', png.slice(0, 14)),
      'File ini rusak atau tidak lengkap, pilih file lain',
    ],
    [
      'a PDF with a password',
      chosen('mutasi.pdf', bytes('%PDF-1.7\ntrailer << /Encrypt 9 0 R >>\n%%EOF')),
      'File ini terkunci kata sandi, pilih file yang tidak terkunci',
    ],
  ])('may not be %s', (_, file, message) => {
    expect(verdict(file, 'document')).toBe(message);
  });
});

describe('a chosen picture', () => {
  it('is a JPG or PNG', () => {
    expect(verdict(chosen('usaha.jpg', jpg, 25 * MB), 'picture')).toBeNull();
    expect(verdict(chosen('usaha.png', png), 'picture')).toBeNull();
    expect(verdict(chosen('usaha.pdf', pdf), 'picture')).toBe(PICTURE_TYPES);
  });
});

describe('a file that is uploaded', () => {
  it.each<[FileKindName, number]>([
    ['document', 10],
    ['picture', 5],
  ])('as a %s has at most %d MB after scaling', (kind, max) => {
    expect(checkReadyFile(max * MB, kind)).toBeNull();
    expect(inIndonesian(checkReadyFile(max * MB + 1, kind) ?? '')).toBe(
      `Ukuran file maksimum ${max} MB`,
    );
  });

  it('is rejected by name and size before any byte of it is read', () => {
    const problem = checkNameAndSize({ name: 'film.mp4', sizeBytes: 100 * MB }, 'document');
    expect(inIndonesian(problem ?? '')).toBe(DOCUMENT_TYPES);
  });
});

describe('the types', () => {
  it('are decided by the last extension only', () => {
    expect(['a.PDF', 'a.jpeg', 'a.pdf.png', 'a.png.', 'png', '.jpg'].map(typeOfName)).toEqual([
      'pdf',
      'jpg',
      'png',
      null,
      null,
      'jpg',
    ]);
    expect(mimeTypeOf('jpg')).toBe('image/jpeg');
  });

  it('are offered by the file chooser', () => {
    expect(acceptAttribute('document')).toBe(
      '.pdf,application/pdf,.jpg,.jpeg,image/jpeg,.png,image/png',
    );
    expect(acceptAttribute('picture')).toBe('.jpg,.jpeg,image/jpeg,.png,image/png');
  });
});
