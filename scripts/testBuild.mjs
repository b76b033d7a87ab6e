/**
 * `npm run test:build` (B5): builds the last commit twice, and compares the bytes. Each build has its
 * packages in a folder of its own, and no cache: a path in the bytes is found, and nothing hides a
 * difference. Only then a release can be proved to be of its commit, and a page keeps what it has stored.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureDependencies, ROOT } from './dependencies.mjs';

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`);
}

const INSTALLED = path.join(ROOT, 'node_modules');
/** Where tools may leave a cache for the next build. @param {string} packages */
const cacheOf = (packages) => path.join(packages, '.cache');

/**
 * Builds with a copy of the packages, which is moved into the folder and back.
 * @param {string} folder @param {string} packages
 * @returns {Map<string, string>} the hash of each file of the build
 */
function buildIn(folder, packages) {
  run('git', ['clone', '-q', ROOT, folder], os.tmpdir());
  const moved = path.join(folder, 'node_modules');
  renameSync(packages, moved);
  run(process.execPath, ['scripts/build.mjs'], folder);
  rmSync(cacheOf(moved), { recursive: true, force: true });
  renameSync(moved, packages);
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(dist, file)).isFile())
    .sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dist, file)))
        .digest('hex'),
    ]),
  );
}

ensureDependencies();
const root = mkdtempSync(path.join(os.tmpdir(), 'bos-builds-'));
try {
  const packages = path.join(root, 'packages');
  cpSync(INSTALLED, packages, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== cacheOf(INSTALLED),
  });
  const first = buildIn(path.join(root, 'one'), packages);
  const second = buildIn(path.join(root, 'a', 'deeper', 'folder'), packages);
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  for (const file of different) console.error(`Not the same in both builds: ${file}`);
  console.log(`${first.size} files, ${different.length} different`);
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true });
}
