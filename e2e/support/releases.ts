import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPreviewProcess } from './previewProcess';

const DIST = path.join(__dirname, '..', '..', 'dist');
const TEXT = /\.(m?js|css|html)$/;
const COMPRESSED = /\.(br|gz)$/;
const HASHED = /\.([0-9a-f]{6})\.[a-z0-9]+$/;

export interface ServedReleases {
  origin: string;
  /** The folder that is served. */
  folder: string;
  /** Puts the next release in the place of the one that is served: no file has its old name. */
  deployNext(): void;
  replaceWorker(script: string): void;
  stop(): Promise<void>;
}

/** The build at hand on a server of its own, where others can follow it. */
export async function serveReleases(): Promise<ServedReleases> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  const folder = path.join(root, 'live');
  cpSync(DIST, folder, { recursive: true });
  const preview = await startPreviewProcess(folder);
  return {
    origin: preview.origin,
    folder,
    deployNext: () => rename(folder),
    replaceWorker: (script) => {
      for (const ending of ['.br', '.gz'])
        rmSync(path.join(folder, `sw.js${ending}`), { force: true });
      writeFileSync(path.join(folder, 'sw.js'), script);
    },
    stop: async () => {
      await preview.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');
const nextDigit = (digit: string) => ((parseInt(digit, 16) + 1) % 16).toString(16);
const nextHash = (hash: string) => hash.replace(/./g, nextDigit);

/**
 * What a build of another commit would be: every hash is another one, in the names of the files and
 * wherever they are named, and so are revision and hash of the page in the list of the service worker.
 */
function rename(folder: string): void {
  const page = path.join(folder, 'index.html');
  const worker = path.join(folder, 'sw.js');
  const hashBefore = hashOf(page);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const hashes = new Set(files.flatMap((file) => HASHED.exec(file)?.[1] ?? []));
  for (const file of files) {
    const from = path.join(folder, file);
    if (COMPRESSED.test(file)) rmSync(from);
    if (!TEXT.test(file)) continue;
    const text = readFileSync(from, 'utf8')
      .replace(/\b[0-9a-f]{6}\b/g, (hash) => (hashes.has(hash) ? nextHash(hash) : hash))
      .replace(/\b([0-9a-f]{20}|[0-9a-f]{32})\b/g, nextHash);
    writeFileSync(from, text);
  }
  const script = readFileSync(worker, 'utf8');
  if (!script.includes(hashBefore))
    throw new Error('The worker does not have the hash of the page');
  writeFileSync(worker, script.replace(hashBefore, hashOf(page)));
  for (const file of files) {
    const hash = HASHED.exec(file)?.[1];
    if (hash === undefined || COMPRESSED.test(file)) continue;
    renameSync(path.join(folder, file), path.join(folder, file.replace(hash, nextHash(hash))));
  }
}
