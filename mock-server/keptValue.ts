import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const folder = path.join(__dirname, '..', '.cache', 'mock');

interface Kept {
  digest: string;
  value: unknown;
}

/**
 * What a text says. Reading a large YAML file takes a good part of a start, so what was read is kept
 * as JSON beside the digest of its text; it counts as long as the text is the same.
 */
export function keptValue(name: string, text: string, read: () => unknown): unknown {
  const digest = createHash('sha256').update(text).digest('hex');
  const file = path.join(folder, `${name}.json`);
  const kept = readKept(file);
  if (kept?.digest === digest) return kept.value;
  const value = read();
  keep(file, { digest, value });
  return value;
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** Keeps what JSON can say. Where that or the disk fails, the next start reads the text again. */
function keep(file: string, kept: Kept): void {
  const fresh = `${file}.${process.pid}`;
  try {
    const json = JSON.stringify(kept);
    if (!isDeepStrictEqual(JSON.parse(json), kept)) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(fresh, json);
    renameSync(fresh, file);
  } catch {
    return;
  }
}
