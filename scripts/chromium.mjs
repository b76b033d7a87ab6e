import { existsSync } from 'node:fs';
import { canInstall, install } from './debian.mjs';

/** The headless shell first: it needs over a third less CPU time for the same journeys. */
const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** @returns {string | undefined} the path of the browser; the variable CHROMIUM comes first */
function findChromium() {
  return [process.env.CHROMIUM ?? '', ...PATHS].find((file) => file && existsSync(file));
}

/**
 * Returns the path of Chromium. If there is none, apt installs it, which needs root on Debian. On
 * other systems the script exits with a line that says what to install.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    console.log('Installing Chromium for the browser journeys ...');
    if (!install(['chromium-headless-shell'])) install(['chromium']);
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'No Chromium: install it (apt install chromium-headless-shell), or set CHROMIUM to its path.',
  );
  return process.exit(1);
}
