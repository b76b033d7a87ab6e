import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const isRoot = () => process.getuid?.() === 0;

/** Whether apt can install here: root on Debian. */
export const canInstall = () => isRoot() && existsSync('/etc/debian_version');

/** @param {string[]} args @param {string} [cwd] */
function apt(args, cwd) {
  const { status } = spawnSync('apt-get', args, {
    stdio: 'inherit',
    cwd,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** @param {string[]} packages @returns {boolean} whether they are installed now */
export function install(packages) {
  apt(['update', '-q']);
  return apt(['install', '-y', '-q', '--no-install-recommends', ...packages]);
}

/**
 * Unpacks Debian packages into a folder, with those that they need and this machine has not. Nothing is
 * installed: no server starts, and it needs no root. Without apt it does nothing.
 * @param {string[]} packages @param {string} folder
 */
export function unpack(packages, folder) {
  if (isRoot()) apt(['update', '-q']);
  const simulation = spawnSync(
    'apt-get',
    ['install', '--simulate', '--no-install-recommends', ...packages],
    { encoding: 'utf8' },
  );
  const names = [...(simulation.stdout ?? '').matchAll(/^Inst (\S+)/gm)].map(
    ([, name = '']) => name,
  );
  if (names.length === 0) return;
  mkdirSync(folder, { recursive: true });
  apt(['download', '-q', ...names], folder);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb'))) {
    spawnSync('dpkg', ['--extract', file, '.'], { cwd: folder, stdio: 'inherit' });
    rmSync(path.join(folder, file));
  }
}
