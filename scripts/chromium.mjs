import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell first: it does the same work with a good third less of it. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

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
    const install = ['install', '-y', '-q', '--no-install-recommends'];
    if (apt([...install, 'chromium-headless-shell']) !== 0) apt([...install, 'chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'No Chromium: install it (apt install chromium-headless-shell), or set CHROMIUM to its path.',
  );
  return process.exit(1);
}
