import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string | undefined} the browser for the journeys, CHROMIUM first */
function findChromium() {
  return [process.env.CHROMIUM ?? '', ...PLACES].find((place) => place && existsSync(place));
}

/** @param {string[]} args */
function apt(args) {
  return spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}

/**
 * The path of a Chromium. Where there is none it is installed by apt, which takes root on Debian;
 * elsewhere one line says what to install.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isRootOnDebian) {
    console.log('Installing Chromium for the browser journeys ...');
    apt(['update', '-q']);
    apt(['install', '-y', '-q', '--no-install-recommends', 'chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error('No Chromium: install it (apt install chromium), or set CHROMIUM to its path.');
  return process.exit(1);
}
