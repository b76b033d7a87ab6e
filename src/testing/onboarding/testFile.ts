import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILES = path.join(__dirname, '../../../e2e/support/files');

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
};

/** A real picture or document from the files of the journeys, as the user would choose it. */
export function testFile(name: string): File {
  const type = types[path.extname(name)] ?? '';
  return new File([readFileSync(path.join(FILES, name))], name, { type });
}
