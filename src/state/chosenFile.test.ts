import fc from 'fast-check';
import { safeFileName } from '@/domain/files/fileNames';
import type { FileKindName } from '@/domain/files/fileRules';
import { openStoredFile, uploadChosenFile } from './files';
import { inIndonesian } from '@/testing/oracle/inIndonesian';
import { runs, sampleOf, SEED } from '@/testing/exploration/sample';
import { mock } from '@/testing/mock/mock';
import { testFile } from '@/testing/onboarding/testFile';
import { makeTestStore } from '@/testing/store/testStore';
import { checkFile, tidyFile } from './chosenFile';

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (char) => char.charCodeAt(0));
const contentOf = async (name: string) => new Uint8Array(await testFile(name).arrayBuffer());
const join = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** The end of a ZIP archive that holds nothing, or whose parts lie before it. */
const archiveEnd = bytes(`PK\x05\x06${'\0'.repeat(18)}`);

/** Contents that are never accepted, whatever they are called. */
const STRANGERS: Record<string, Uint8Array> = {
  'an SVG': bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG after an XML head': bytes('<?xml version="1.0"?><svg onload="alert(1)"></svg>'),
  'a page': bytes('<!doctype html><script>alert(1)</script>'),
  'a page behind a byte order mark': bytes('\xef\xbb\xbf<html><script>alert(1)</script>'),
  XML: bytes('<?xml version="1.0"?><a/>'),
  'a script': bytes('alert(document.cookie)'),
  'a shell script': bytes('#!/bin/sh\nrm -rf /\n'),
  'a Windows program': bytes(`MZ\x90\0${'\0'.repeat(60)}PE\0\0`),
  'a Linux program': bytes('\x7fELF\x02\x01\x01'),
  'a Java class': bytes('\xca\xfe\xba\xbe\0\0\x004'),
  'a ZIP archive': join(bytes('PK\x03\x04....'), archiveEnd),
  'a RAR archive': bytes('Rar!\x1a\x07\x01\0'),
  'a 7z archive': bytes("7z\xbc\xaf'\x1c"),
  'a gzip archive': bytes('\x1f\x8b\x08\0'),
  'a GIF': bytes('GIF89a\x01\0\x01\0;'),
  'a WebP': bytes('RIFF....WEBPVP8 '),
  'a bitmap': bytes('BM....'),
  'a TIFF': bytes('II*\0'),
  'an icon': bytes('\0\0\x01\0'),
  'a HEIC': bytes('\0\0\0\x18ftypheic'),
  'a film': bytes('\0\0\0\x18ftypmp42'),
  'a Word document of old': bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  PostScript: bytes('%!PS-Adobe-3.0'),
  'plain text': bytes('Ini bukan foto'),
  'zeros alone': new Uint8Array(64),
};

type Case = { what: string; name: string; content: Uint8Array; isGood: boolean };

const ENDINGS = { jpg: ['jpg', 'JPG', 'jpeg', 'Jpeg'], png: ['png', 'PNG'], pdf: ['pdf', 'Pdf'] };
type Type = keyof typeof ENDINGS;
const TYPES = Object.keys(ENDINGS) as Type[];

/** Good names, up to the ending. */
const STEMS = [
  'KTP Budi',
  '',
  'ktp.foto',
  'surat.pdf.lama',
  'résumé 文件 🙂',
  '.ktp',
  'a'.repeat(200),
];
/** Endings that are none of ours, behind one that is. */
const WRONG_ENDINGS = ['exe', 'svg', 'html', 'js', 'php', 'zip', 'jpg.exe', 'pdf.html', 'jpgx'];

/** Photos and documents as they come; made of the files of the journeys. */
async function goodContents(): Promise<Record<Type, Uint8Array[]>> {
  const jpg = await contentOf('npwp.jpg');
  const png = await contentOf('buku-nikah.png');
  const pdf = await contentOf('laporan.pdf');
  return {
    jpg: [jpg, await contentOf('ktp.jpg'), join(jpg, bytes('SEFHe\0\0\0SEFT')), withThumbnail(jpg)],
    png: [png, join(png, bytes('\n'))],
    pdf: [pdf, await contentOf('mutasi.pdf'), join(pdf, bytes('\r\n\r\n'))],
  };
}

/** A photo as phones write it: with a small preview in front, which is a whole JPEG. */
function withThumbnail(jpg: Uint8Array): Uint8Array {
  const thumbnail = bytes('\xff\xd8\xff\xdb\0\x04\0\0\xff\xd9');
  const length = 2 + 6 + thumbnail.length;
  const block = [0xff, 0xe1, length >> 8, length & 255, ...bytes('Exif\0\0'), ...thumbnail];
  return Uint8Array.from([0xff, 0xd8, ...block, ...jpg.subarray(2)]);
}

async function corpus(): Promise<Case[]> {
  const good = await goodContents();
  const cases: Case[] = [];
  const add = (isGood: boolean, what: string, name: string, content: Uint8Array) =>
    cases.push({ isGood, what, name, content });

  for (const type of TYPES) {
    for (const [at, content] of good[type].entries())
      for (const ending of ENDINGS[type])
        for (const stem of STEMS) add(true, `good ${type} ${at}`, `${stem}.${ending}`, content);
    const [content = new Uint8Array()] = good[type];
    for (const other of TYPES.filter((one) => one !== type))
      add(false, `a ${type} renamed`, `ktp.${other}`, content);
    for (const ending of WRONG_ENDINGS)
      add(false, `a ${type} of another ending`, `ktp.${type}.${ending}`, content);
    add(false, `a ${type} that is an archive too`, `ktp.${type}`, join(content, archiveEnd));
    add(false, `a ${type} behind a page`, `ktp.${type}`, join(bytes('<!--'), content));
    add(false, `a ${type} behind a GIF`, `ktp.${type}`, join(bytes('GIF89a'), content));
    for (const part of [0, 0.1, 0.5, 0.9])
      add(false, `${part} of a ${type}`, `ktp.${type}`, content.slice(0, content.length * part));
    for (const [what, stranger] of Object.entries(STRANGERS))
      add(false, `${what} as a ${type}`, `ktp.${type}`, stranger);
  }
  const phonePhoto = withThumbnail(good.jpg[0] ?? new Uint8Array());
  add(false, 'half a photo with a whole preview', 'ktp.jpg', phonePhoto.slice(0, 20_000));
  const locked = bytes('%PDF-1.7\ntrailer << /Encrypt 9 0 R >>\n%%EOF');
  add(false, 'a PDF with a password', 'ktp.pdf', locked);
  for (const [what, stranger] of Object.entries(STRANGERS))
    add(false, `${what} under a name of its own`, 'ktp.svg', stranger);
  return cases;
}

const verdict = async ({ name, content }: Case, kind: FileKindName) => {
  const file = new File([new Uint8Array(content)], name, { type: 'image/jpeg' });
  const problem = await checkFile(tidyFile(file), kind);
  return problem === null ? null : inIndonesian(problem);
};

test('K1: of over 300 files none that is bad is accepted and none that is good refused', async () => {
  const cases = await corpus();
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(cases.filter(({ isGood }) => isGood).length).toBeGreaterThanOrEqual(100);
  const wrong: string[] = [];
  for (const one of cases) {
    const message = await verdict(one, 'document');
    if ((message === null) !== one.isGood) wrong.push(`${one.what}, ${one.name}: ${message}`);
  }
  expect(wrong).toEqual([]);
});

test('K1: where only pictures are taken the same holds, and a PDF is none', async () => {
  const wrong: string[] = [];
  for (const one of sampleOf(await corpus(), 100)) {
    const isGood = one.isGood && !/\.pdf$/i.test(one.name);
    const message = await verdict(one, 'picture');
    if ((message === null) !== isGood) wrong.push(`${one.what}, ${one.name}: ${message}`);
  }
  expect(wrong).toEqual([]);
});

test('K5: of a file of 100 MB nothing is read before it is refused', async () => {
  const film = new File([], 'usaha.jpg');
  Object.defineProperty(film, 'size', { value: 100 * 1024 * 1024 });
  const slice = jest.spyOn(film, 'slice');
  const read = jest.spyOn(film, 'arrayBuffer');
  expect(inIndonesian((await checkFile(film, 'picture')) ?? '')).toBe('Ukuran file maksimum 25 MB');
  expect(slice).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
});

const RUNS = runs(1_000);
const nasty = fc.constantFrom(
  '../',
  '..\\',
  '/etc/passwd',
  '\r\nContent-Type: text/html\r\n\r\n',
  '"',
  "'",
  '%22',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '\u202e',
  '\u2066',
  '\u0000',
  '\u200b',
  'e\u0301',
  '👩‍👩‍👧',
  '文件',
  'x'.repeat(4096),
  'CON',
  '; filename="a.exe"',
  '\ud800',
  ' ',
  '.',
);
const anyName = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 5 })
  .map((parts) => parts.join(''));

test(`K2: ${RUNS.numRuns} names come back from the server as plain data, with the file intact (seed ${SEED})`, async () => {
  await mock.reset();
  const { store } = await makeTestStore({ signedInAs: 'borrower.individu.partner@bos.test' });
  const content = '%PDF-1.7\n%%EOF\n';
  await fc.assert(
    fc.asyncProperty(anyName, async (name) => {
      const chosen = tidyFile(new File([content], `${name}.pdf`));
      expect(await checkFile(chosen, 'document')).toBeNull();
      const stored = await store.dispatch(uploadChosenFile(chosen, { kind: 'document' }));
      expect(stored.file_name).toBe(chosen.name);
      expect(safeFileName(chosen.name)).toBe(chosen.name);
      expect(stored.file_name).toMatch(/\.pdf$/);
      expect(stored.file_name).not.toMatch(/[/\\<>"\r\n\0\u202e\u2066\u200b]/);
      expect(stored.path_url).toMatch(/^\/files\/[0-9a-f-]{36}\.pdf$/);
      const back = await store.dispatch(openStoredFile(stored.path_url));
      expect(back.size).toBe(content.length);
    }),
    RUNS,
  );
}, 180_000);
