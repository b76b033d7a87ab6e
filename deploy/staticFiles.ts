import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PRERENDERED } from '../src/domain/access/prerendered';
import type { ResponseKind } from './headers';
import { inlineHashes, type InlineHashes } from './inlineHashes';

export const BASE = '/bos/';

export const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** File extensions. No route of the app ends in one, so such a path is a file or missing. */
export const FILE_EXTENSION =
  /\.(m?js|css|html?|json|map|webmanifest|svg|png|jpe?g|gif|webp|ico|woff2?|txt|xml|wasm|br|gz|env)$/i;

/** Files below `/bos/` that have the hash of their content in their name. */
export const HASHED = /^assets\/.+\.[0-9a-f]{10}\.[a-z0-9]+$/;

export interface FoundFile {
  kind: ResponseKind;
  contentType: string;
  encoding: 'br' | 'gzip' | null;
  body: Buffer;
  /** Of a prerendered page. */
  inline?: InlineHashes;
}

type Encoding = 'br' | 'gzip';

/** The encodings that an `Accept-Encoding` header accepts, the one with smaller files first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const offered = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return [name.trim(), Number(quality ?? '1')] as const;
    }),
  );
  return (['br', 'gzip'] as const).filter((name) => (offered.get(name) ?? 0) > 0);
}

async function readIfFile(file: string): Promise<Buffer | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? readFile(file) : null;
}

async function readEncoded(
  file: string,
  encodings: Encoding[],
): Promise<(Omit<FoundFile, 'kind'> & { plain: Buffer }) | null> {
  const plain = await readIfFile(file);
  if (plain === null) return null;
  const contentType = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
  for (const encoding of encodings) {
    const compressed = await readIfFile(`${file}.${encoding === 'br' ? 'br' : 'gz'}`);
    if (compressed) return { contentType, encoding, body: compressed, plain };
  }
  return { contentType, encoding: null, body: plain, plain };
}

function kindOf(relative: string): ResponseKind {
  if (relative === 'config.json') return 'configuration';
  if (relative === 'sw.js') return 'serviceWorker';
  return HASHED.test(relative) ? 'hashedAsset' : 'plainFile';
}

const APP = 'index.html';
const PRERENDERED_FILES = PRERENDERED.map(({ file }) => file);

async function readPage(
  distDir: string,
  name: string,
  encodings: Encoding[],
): Promise<FoundFile | null> {
  const found = await readEncoded(path.join(distDir, name), encodings);
  if (!found || name === APP) return found && { kind: 'page', ...found };
  return { kind: 'page', inline: inlineHashes(found.plain.toString()), ...found };
}

/**
 * The file of `dist` for a path below `/bos/`: the file itself, the app for every route or, if the build has
 * it, a prerendered page in its place; null for a missing file (never the app instead).
 */
export async function findFile(
  distDir: string,
  pathname: string,
  encodings: Encoding[],
  prerendered: string | null = null,
): Promise<FoundFile | null> {
  const relative = pathname.slice(BASE.length);
  if (PRERENDERED_FILES.includes(relative)) return readPage(distDir, relative, encodings);
  const isFilePath = FILE_EXTENSION.test(relative) || relative.startsWith('assets/');
  if (isFilePath && relative !== APP) {
    const file = path.resolve(distDir, relative);
    const isInside = file.startsWith(path.resolve(distDir) + path.sep);
    if (!isInside || /\.(br|gz)$/.test(file)) return null;
    const found = await readEncoded(file, encodings);
    return found && { kind: kindOf(relative), ...found };
  }
  const page = prerendered && (await readPage(distDir, prerendered, encodings));
  return page || readPage(distDir, APP, encodings);
}
