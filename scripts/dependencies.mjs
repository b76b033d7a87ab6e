import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '..');

const isWindows = process.platform === 'win32';

/** How npm is started. On Windows it is a script that needs a shell. */
export const NPM = { command: isWindows ? 'npm.cmd' : 'npm', shell: isWindows };

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether `node_modules` matches the lock file. Optional packages may be missing. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([folder]) => folder !== '')
    .every(([folder, { version, optional }]) => {
      const found = installed[folder];
      return found ? found.version === version : optional === true;
    });
}

/** Runs `npm ci` if a package is missing or has another version. */
export function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing the packages of the lock file (npm ci) ...');
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
