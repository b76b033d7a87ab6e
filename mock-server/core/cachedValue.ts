import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const folder = path.join(__dirname, '..', '..', '.cache', 'mock');

interface Cached {
  digest: string;
  value: unknown;
}

/**
 * The parsed value of a text. Reading a large YAML file takes a large part of a start, so the value
 * is cached as JSON beside the digest of its text, and is valid while the text stays the same.
 */
export function cachedValue(name: string, text: string, read: () => unknown): unknown {
  const digest = createHash('sha256').update(text).digest('hex');
  const file = path.join(folder, `${name}.json`);
  const cached = readCached(file);
  if (cached?.digest === digest) return cached.value;
  const value = read();
  write(file, { digest, value });
  return value;
}

function readCached(file: string): Cached | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cached;
  } catch {
    return undefined;
  }
}

/** Stores the value as JSON. If that or the disk fails, the next start parses the text again. */
function write(file: string, cached: Cached): void {
  const fresh = `${file}.${process.pid}`;
  try {
    const json = JSON.stringify(cached);
    if (!isDeepStrictEqual(JSON.parse(json), cached)) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(fresh, json);
    renameSync(fresh, file);
  } catch {
    return;
  }
}
