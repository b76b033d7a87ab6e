import { crc32, deflateSync } from 'node:zlib';
import { makePdf } from '../core/pdf';
import type { FileRow, Schemas, Tables } from '../database/tables';

/** The names of files that can be generated. */
export const SAMPLE_FILE_NAME = /\.(pdf|png)$/;

const PICTURE = { width: 320, height: 200 };

/** Generates a file that a scenario names: a PDF of one page, or a plain picture (PNG). */
export function makeSampleFile(
  fileName: string,
  owner: { id: number; name: string },
  createdAt: string,
): { row: FileRow; ref: Schemas['FileRef'] } {
  const isPdf = fileName.endsWith('.pdf');
  const content = isPdf ? samplePdf(fileName, owner.name) : samplePicture(owner.id);
  const pathUrl = `/files/${owner.id}-${fileName}`;
  return {
    ref: { file_name: fileName, path_url: pathUrl },
    row: {
      path_url: pathUrl,
      file_name: fileName,
      content_type: isPdf ? 'application/pdf' : 'image/png',
      content,
      user_id: owner.id,
      created_at: createdAt,
    },
  };
}

/** Stores the sample file of this name for its owner, once, and returns the reference to it. */
export function storeSampleFile(
  tables: Pick<Tables, 'files'>,
  ...file: Parameters<typeof makeSampleFile>
): Schemas['FileRef'] {
  const { row, ref } = makeSampleFile(...file);
  if (!tables.files.some(({ path_url }) => path_url === row.path_url)) tables.files.push(row);
  return ref;
}

/** Contents in base64; every reset needs the same ones again. */
const made = new Map<string, string>();

function onceMade(name: string, make: () => Buffer): string {
  const content = made.get(name) ?? make().toString('base64');
  made.set(name, content);
  return content;
}

const samplePdf = (fileName: string, ownerName: string): string =>
  onceMade(`${fileName} of ${ownerName}`, () =>
    makePdf(fileName, [
      { text: fileName.replace(/\.pdf$/, ''), isHeading: true },
      { text: `Contoh dokumen milik ${ownerName}` },
    ]),
  );

/** A picture in the shape of an identity card, with a colour for each person. */
const samplePicture = (ownerId: number): string =>
  onceMade(`picture of ${ownerId}`, () => makePicture(ownerId));

function makePicture(ownerId: number): Buffer {
  const { width, height } = PICTURE;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel, an index into the palette; every pixel has the first colour.
  header.set([1, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Buffer.from([200, (ownerId * 37) % 200, 120])),
    pngChunk('IDAT', deflateSync(Buffer.alloc((1 + width / 8) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
