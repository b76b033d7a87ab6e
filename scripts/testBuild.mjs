/**
 * `npm run test:build` (B5): builds the last commit twice, in folders of different names, and compares the
 * bytes. Only then a release can be proved to be of its commit, and a page keeps what it has stored.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureDependencies, ROOT } from './dependencies.mjs';

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`);
}

/** @param {string} folder @returns {Map<string, string>} the hash of each file of the build */
function buildIn(folder) {
  run('git', ['clone', '-q', ROOT, folder], os.tmpdir());
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  run(process.execPath, ['scripts/build.mjs'], folder);
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
  const first = buildIn(path.join(root, 'one'));
  const second = buildIn(path.join(root, 'another-folder'));
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  for (const file of different) console.error(`Not the same in both builds: ${file}`);
  console.log(`${first.size} files, ${different.length} different`);
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true });
}
