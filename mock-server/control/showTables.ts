import { createHash } from 'node:crypto';
import type { Tables } from '../database/tables';

/** The store for tests: of files only size and digest, and no usable tokens. */
export function showTables(tables: Tables) {
  return {
    ...tables,
    files: tables.files.map(({ content, ...file }) => {
      const bytes = Buffer.from(content, 'base64');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { ...file, size: bytes.length, sha256 };
    }),
    tokens: tables.tokens.map((row) => ({ ...row, token: '***' })),
  };
}
