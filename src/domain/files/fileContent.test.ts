import { fingerprintOf, HEAD_BYTES, readContent, TAIL_BYTES } from './fileContent';

const bytes = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

/** What the app reads of a file with these bytes. */
const contentOf = (...parts: readonly (readonly number[] | string)[]) => {
  const all = Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? bytes(part) : part)),
  );
  return readContent({
    head: all.subarray(0, HEAD_BYTES),
    tail: all.subarray(-TAIL_BYTES),
    sizeBytes: all.length,
  });
};

const nothingAccepted = { type: null, isComplete: false, isEncrypted: false };
const wholePdf = { type: 'pdf', isComplete: true, isEncrypted: false };

const PDF = '%PDF-1.7\ntrailer\n%%EOF\n';
/** The end record of a ZIP archive that announces a comment of this many bytes. */
const archiveEnd = (commentBytes: number): number[] => [
  ...[0x50, 0x4b, 0x05, 0x06],
  ...new Array<number>(16).fill(0x0d),
  commentBytes % 256,
  Math.floor(commentBytes / 256),
];

describe('a file that is also an archive', () => {
  it.each([
    ['ends as one', [PDF, archiveEnd(0)]],
    ['ends as one with a comment', [PDF, archiveEnd(5), 'hello']],
    ['ends as one with a long comment', [PDF, archiveEnd(700), 'c'.repeat(700)]],
    ['has the end of another before it', [PDF, archiveEnd(3), archiveEnd(2), 'ab']],
    ['has an older end without comment in its tail', [PDF, archiveEnd(26), 'more', archiveEnd(0)]],
  ])('is nothing that is accepted where it %s', (_what, parts) => {
    expect(contentOf(...parts)).toEqual(nothingAccepted);
  });

  it('is recognised where the whole tail is the end of the archive', () => {
    const tail = Uint8Array.from(archiveEnd(0));
    const head = Uint8Array.from(bytes(PDF));
    expect(readContent({ head, tail, sizeBytes: 500_000 })).toEqual(nothingAccepted);
  });

  it.each([
    ['a comment longer than what follows', [PDF, archiveEnd(6), 'hello']],
    ['a comment shorter than what follows', [PDF, archiveEnd(4), 'hello']],
    ['a comment longer by 256', [PDF, archiveEnd(256)]],
    ['the mark of an archive and no room for its end', [PDF, 'PK\x05\x06', 'short']],
  ])('is no archive with %s', (_what, parts) => {
    expect(contentOf(...parts)).toEqual(wholePdf);
  });
});

describe('a JPG with a preview, which has its own end marker', () => {
  const START = [0xff, 0xd8];
  const END = [0xff, 0xd9];
  const SCAN = [0xff, 0xda, 0x00, 0x02, 0x11, 0x22];
  /** A JPEG segment: its marker, its length (which includes its own two bytes), its content. */
  const part = (marker: number, content: readonly number[]): number[] => {
    const length = content.length + 2;
    return [0xff, marker, Math.floor(length / 256), length % 256, ...content];
  };
  const preview = part(0xe1, [...bytes('Exif'), ...START, ...END]);
  const wide = part(0xe2, [...new Array<number>(600).fill(0x20), ...END]);
  const FILL = [0xff, 0xff];

  it.each([
    ['its preview only', [START, preview, SCAN]],
    ['a long part with a preview only', [START, wide, SCAN]],
    ['two previews only', [START, preview, wide, SCAN]],
    ['a preview only, behind a filled-up marker', [START, FILL, preview, SCAN]],
  ])('was cut off where the end is that of %s', (_what, parts) => {
    expect(contentOf(...parts)).toMatchObject({ type: 'jpg', isComplete: false });
  });

  it.each([
    ['a preview', [START, preview, SCAN, END]],
    ['a long part', [START, wide, preview, SCAN, END]],
    ['a filled-up marker', [START, FILL, preview, SCAN, END]],
    ['a scan that begins in the last bytes', [START, preview, [0xff, 0xda, ...END]]],
  ])('is whole behind %s, with an end after its scan', (_what, parts) => {
    expect(contentOf(...parts)).toMatchObject({ type: 'jpg', isComplete: true });
  });

  it('is judged complete by its last bytes where no scan begins in the head', () => {
    expect(contentOf(START, [0xff, 0xe0, 0xff, 0xf0], END)).toMatchObject({ isComplete: true });
    expect(contentOf(START, [0xff], bytes('no marker'), END)).toMatchObject({ isComplete: true });
  });

  it('is judged by what follows the scan, also where the tail begins after the head', () => {
    const head = Uint8Array.from([...START, ...preview, ...SCAN]);
    const ends = { head, sizeBytes: 900_000 };
    const cut = Uint8Array.from([0x33, 0x44]);
    expect(readContent({ ...ends, tail: cut }).isComplete).toBe(false);
    expect(readContent({ ...ends, tail: Uint8Array.from([0x33, ...END]) }).isComplete).toBe(true);
  });

  it.each(['MotionPhoto', 'MicroVideo'])('may end with a video where its head says %s', (word) => {
    expect(contentOf(START, part(0xe1, bytes(word)), SCAN)).toMatchObject({ isComplete: true });
  });
});

describe('a PDF with a password', () => {
  const padding = ' '.repeat(HEAD_BYTES);

  it.each([
    ['beginning', ['%PDF-1.7 /Encrypt 9 0 R', padding, padding, '%%EOF']],
    ['end', ['%PDF-1.7', padding, padding, '/Encrypt 9 0 R %%EOF']],
    ['last bytes', ['%PDF-1.7 %%EOF /Encrypt']],
  ])('is known by the word at its %s', (_what, parts) => {
    expect(contentOf(...parts)).toEqual({ type: 'pdf', isComplete: true, isEncrypted: true });
  });

  it('is not reported for a picture that contains the word', () => {
    expect(contentOf([0xff, 0xd8, 0xff, 0xe0], '/Encrypt', [0xff, 0xd9])).toEqual({
      type: 'jpg',
      isComplete: true,
      isEncrypted: false,
    });
  });
});

describe('the fingerprint of a file', () => {
  const head = Uint8Array.from(bytes('head'));
  const tail = Uint8Array.from(bytes('tail'));
  const known = fingerprintOf(100, head, tail);

  it('is the same for the same size, beginning and end', () => {
    expect(fingerprintOf(100, Uint8Array.from(bytes('head')), tail)).toBe(known);
  });

  it('is the size and the FNV-1a sums of both ends', () => {
    const a = Uint8Array.from(bytes('a'));
    const foobar = Uint8Array.from(bytes('foobar'));
    expect(fingerprintOf(7, a, foobar)).toBe('7-e40c292c-bf9cf968');
    expect(fingerprintOf(0, new Uint8Array(), new Uint8Array())).toBe('0-811c9dc5-811c9dc5');
  });

  it.each([
    ['size', fingerprintOf(101, head, tail)],
    ['beginning', fingerprintOf(100, Uint8Array.from(bytes('heaD')), tail)],
    ['end', fingerprintOf(100, head, Uint8Array.from(bytes('taiL')))],
    ['order of the ends', fingerprintOf(100, tail, head)],
  ])('differs by %s', (_what, other) => {
    expect(other).not.toBe(known);
  });
});
