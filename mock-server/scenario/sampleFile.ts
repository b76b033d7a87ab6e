import { deflateSync } from 'node:zlib';
import type { FileRow, Schemas } from '../database/tables';
import { makePdf } from '../pdf';

/** What the files that can be made up are called. */
export const SAMPLE_FILE_NAME = /\.(pdf|png)$/;

const PICTURE = { width: 320, height: 200 };

/** A file of somebody's that a scenario names: a PDF of one page, or a plain picture (PNG). */
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
      content: content.toString('base64'),
      user_id: owner.id,
      created_at: createdAt,
    },
  };
}

function samplePdf(fileName: string, ownerName: string): Buffer {
  return makePdf(fileName, [
    { text: fileName.replace(/\.pdf$/, ''), isHeading: true },
    { text: `Contoh dokumen milik ${ownerName}` },
  ]);
}

const pictures = new Map<number, Buffer>();

/** One colour for each person, in the form of a card. */
function samplePicture(ownerId: number): Buffer {
  const picture = pictures.get(ownerId) ?? makePicture(ownerId);
  pictures.set(ownerId, picture);
  return picture;
}

function makePicture(ownerId: number): Buffer {
  const { width, height } = PICTURE;
  const row = Buffer.alloc(1 + width * 3);
  for (let at = 1; at < row.length; at += 3) row.set([200, (ownerId * 37) % 200, 120], at);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
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

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
