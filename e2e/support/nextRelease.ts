import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.join(__dirname, '..', '..');
export const DIST = path.join(ROOT, 'dist');
export const NEXT_RELEASE = path.join(ROOT, '.cache', 'next-release');
/** The hash of the page of the build that it comes after. */
const COMES_AFTER = `${NEXT_RELEASE}.after`;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const assetsOf = (build: string) => readdirSync(path.join(build, 'assets'));

/**
 * A second build of the same source, unless the one at hand is of this build. Its salt is part of every
 * hash, as if every file had changed. The cache of the first build is only read: it stays as it is.
 */
export async function buildNextRelease(): Promise<void> {
  const page = hashOf(path.join(DIST, 'index.html'));
  if (existsSync(COMES_AFTER) && readFileSync(COMES_AFTER, 'utf8') === page) return;
  rmSync(COMES_AFTER, { force: true });
  const options = [
    ...['--mode', 'production', '--cache-readonly'],
    ...['--output-hash-salt', 'next', '--output-path', NEXT_RELEASE],
  ];
  await promisify(execFile)(process.execPath, ['node_modules/webpack/bin/webpack.js', ...options], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const before = new Set(assetsOf(DIST));
  const kept = assetsOf(NEXT_RELEASE).filter((file) => before.has(file));
  if (kept.length > 0) throw new Error(`Both releases have ${kept.join(', ')}`);
  writeFileSync(COMES_AFTER, page);
}
