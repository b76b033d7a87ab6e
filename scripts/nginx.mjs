import { existsSync } from 'node:fs';
import { canInstall, install } from './debian.mjs';

/** nginx, and its module for files that are compressed in advance, as in the container. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

export const NGINX = '/usr/sbin/nginx';

const FILES = [NGINX, '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

const isThere = () => FILES.every((file) => existsSync(file));

/**
 * Makes sure that nginx is there, for its tests. If it is not, apt installs it, which needs root on
 * Debian. On other systems the script exits with a line that says what to install.
 */
export function ensureNginx() {
  if (isThere()) return;
  if (canInstall()) {
    console.log('Installing nginx for its tests ...');
    install(NGINX_PACKAGES);
  }
  if (isThere()) return;
  console.error(`No nginx: install it (apt install ${NGINX_PACKAGES.join(' ')}).`);
  process.exit(1);
}
