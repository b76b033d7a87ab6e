import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeSampleFile } from '../../mock-server/scenario/sampleFile';

const FILES = path.join(__dirname, 'files');

/** The path of a file in e2e/support/files. */
export const filePath = (name: string): string => path.join(FILES, name);

/** A file in Playwright's format. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const names = new Map(
  readdirSync(FILES).map((name) => [digestOf(readFileSync(filePath(name))), name]),
);

const made = new Map<string, Buffer>();

/** A file of e2e/support/files. Any other PDF or PNG is generated, each with different content. */
export function fileToChoose(name: string): ChosenFile {
  const mimeType = TYPES[path.extname(name)] ?? 'application/octet-stream';
  const buffer = existsSync(filePath(name)) ? readFileSync(filePath(name)) : makeUp(name);
  return { name, mimeType, buffer };
}

function makeUp(name: string): Buffer {
  const owner = { id: made.size, name: 'Pemohon' };
  const sample = makeSampleFile(name, owner, new Date(0).toISOString());
  const buffer = made.get(name) ?? Buffer.from(sample.row.content, 'base64');
  made.set(name, buffer);
  names.set(digestOf(buffer), name);
  return buffer;
}

/** The name of the file that has these bytes; undefined for a file that no application uses. */
export const nameOfContent = (bytes: Buffer): string | undefined => names.get(digestOf(bytes));
