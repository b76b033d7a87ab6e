import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const SCRIPT = String(pathToFileURL(path.join(__dirname, 'nginx.mjs')));

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'bos-no-nginx-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** On a machine without nginx that has these commands and no others. */
function ensureNginx(commands: Record<string, string>, env: Record<string, string> = {}) {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  for (const [name, text] of Object.entries(commands))
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}`, { mode: 0o755 });
  const call = `ensureNginx(${JSON.stringify(folder)}, ${JSON.stringify(folder)})`;
  return spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `import { ensureNginx } from '${SCRIPT}'; ${call};`],
    { encoding: 'utf8', env: { ...env, PATH: bin } },
  );
}

describe('nginx for its tests', () => {
  it('is unpacked below the cache with all that it needs, and never installed', () => {
    const log = path.join(folder, 'log');
    const { status } = ensureNginx({
      'apt-get': `echo "$*" >> ${log}
        case "$*" in
          install*) echo 'Inst nginx (1 Debian)'; echo 'Inst libssl3 (3 Debian)';;
          download*) : > nginx.deb;;
        esac`,
      dpkg: `/bin/mkdir -p usr/sbin usr/lib/nginx/modules
        : > usr/sbin/nginx; : > usr/lib/nginx/modules/ngx_http_brotli_static_module.so`,
    });
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, '.cache/nginx/usr/sbin/nginx'))).toBe(true);
    const calls = readFileSync(log, 'utf8').trim().split('\n');
    expect(calls.filter((call) => !call.startsWith('update'))).toEqual([
      expect.stringMatching(/^install --simulate /),
      'download -q nginx libssl3',
    ]);
  });

  it('is asked for in one line where there is no apt', () => {
    const { status, stderr } = ensureNginx({});
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No nginx .* apt install nginx .* NGINX_PATH .*\n$/);
  });

  it('is asked for in one line where apt fails, for example without root', () => {
    const { status, stderr } = ensureNginx({ 'apt-get': 'exit 100' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No nginx .*\n$/);
  });

  it('may be another one', () => {
    const { status, stdout } = ensureNginx({}, { NGINX_PATH: '/opt/nginx' });
    expect([status, stdout]).toEqual([0, '']);
  });
});
