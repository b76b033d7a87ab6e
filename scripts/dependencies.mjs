import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '..');

const isWindows = process.platform === 'win32';

/** How npm is started; on Windows it is a script of the shell. */
export const NPM = { command: isWindows ? 'npm.cmd' : 'npm', shell: isWindows };

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether `node_modules` holds what the lock file says; packages of other platforms may be missing. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([place]) => place !== '')
    .every(([place, { version, optional }]) => {
      const found = installed[place];
      return found ? found.version === version : optional === true;
    });
}

/** Installs from the lock file where something is missing or of another version. */
export function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing what the lock file names (npm ci) ...');
  const { status } = spawnSync(NPM.command, ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: NPM.shell,
  });
  if (status !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(1);
  }
}
