import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unpack } from './debian.mjs';

/** nginx, and its module for files that are compressed in advance, as in the container. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

const PROGRAM = 'usr/sbin/nginx';
const MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * @typedef {object} Nginx
 * @property {string} program
 * @property {string} [module] the path of the module, if it is not compiled in
 * @property {NodeJS.ProcessEnv} [env] where it finds its libraries
 */

/** @param {string} root of the checkout */
const unpackedIn = (root) => path.join(root, '.cache', 'nginx');

/**
 * The nginx for the tests: that of the variable NGINX_PATH, which has the module compiled in, one that
 * `ensureNginx` has unpacked, or that of this machine.
 * @param {string} root of the checkout @param {string} [machine] its folder `/`
 * @returns {Nginx | undefined}
 */
export function findNginx(root, machine = '/') {
  if (process.env.NGINX_PATH) return { program: process.env.NGINX_PATH };
  const unpacked = unpackedIn(root);
  /** @param {string} file */
  const find = (file) => [unpacked, machine].map((at) => path.join(at, file)).find(existsSync);
  const program = find(PROGRAM);
  const module = find(MODULE);
  if (!program || !module) return undefined;
  const libraries = path.join(unpacked, 'usr', 'lib');
  if (!existsSync(libraries)) return { program, module };
  const folders = readdirSync(libraries).map((name) => path.join(libraries, name));
  return { program, module, env: { LD_LIBRARY_PATH: folders.join(':') } };
}

/**
 * Makes sure that nginx is there, for its tests. If it is not, its Debian packages are unpacked below
 * `.cache`. Where there is no apt, the script exits with a line that says what to do.
 * @param {string} root of the checkout @param {string} [machine] its folder `/`
 */
export function ensureNginx(root, machine) {
  if (findNginx(root, machine)) return;
  console.log('Fetching nginx for its tests ...');
  unpack(NGINX_PACKAGES, unpackedIn(root));
  if (findNginx(root, machine)) return;
  const debian = `On Debian: apt install ${NGINX_PACKAGES.join(' ')}.`;
  const other = 'Elsewhere: build nginx with ngx_brotli, and set NGINX_PATH to its program.';
  console.error(`No nginx for its tests. ${debian} ${other}`);
  process.exit(1);
}
