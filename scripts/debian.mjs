import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether apt can install here: root on Debian. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {string[]} args */
function apt(args) {
  const { status } = spawnSync('apt-get', args, {
    stdio: 'inherit',
    // Runlevel 1: a server is installed, and not started.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

/** @param {string[]} packages @returns {boolean} whether they are installed now */
export function install(packages) {
  apt(['update', '-q']);
  return apt(['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
