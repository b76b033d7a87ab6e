import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtPages } from '../prerendered';
import { nginxConfig } from './nginxConfig';

const ROOT = path.join(__dirname, '..', '..');

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'bos-nginx-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** `npm run nginx:config` for a `config.json` with this content, and the build in the folder. */
function configure(content: object, ...options: string[]) {
  const config = path.join(folder, 'staging.json');
  writeFileSync(config, JSON.stringify(content));
  const program = ['--import', 'tsx', path.join(__dirname, 'main.ts')];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...program, '--config', config, '--build', folder, ...options],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, stdout, stderr };
}

const GOOD = {
  productName: 'BOS',
  services: {
    identity: 'https://api.bos.test/identity',
    master: 'https://api.bos.test/master',
    notification: '/api/notification',
    logActivity: '/api/log-activity',
    assets: 'https://files.bos.test',
  },
  passwordKey: Buffer.alloc(32, 'k').toString('base64'),
  embedOrigins: ['https://portal.bos.test'],
};

function build() {
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>BOS</title>');
  writeFileSync(path.join(folder, 'login.html'), '<!doctype html><style>p{margin:0}</style>');
}

test('a good file becomes the site of its origins and of the pages of the build', () => {
  build();
  const site = {
    distDir: '/usr/share/bos',
    configFile: '/etc/nginx/config.json',
    accessLog: '/var/log/nginx/bos.log',
    origins: {
      connect: ['https://api.bos.test', 'https://files.bos.test'],
      embed: ['https://portal.bos.test'],
    },
    prerendered: builtPages(folder),
  };
  expect(site.prerendered).toHaveLength(1);
  const stdout = nginxConfig({ ...site, listen: '443 ssl http2' });
  const made = configure(GOOD, '--listen', '443 ssl http2');
  expect(made).toEqual({ status: 0, stdout, stderr: '' });
});

test('every fault of a file is named, and nothing is printed', () => {
  build();
  const broken = {
    services: { ...GOOD.services, master: '' },
    flagServiceUrl: 'flags',
    embedOrigins: ['*'],
    passwordKey: 'key',
  };
  expect(configure(broken)).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'config.json: productName is missing',
      'config.json: services.master is missing',
      'config.json: flagServiceUrl is not an address',
      'config.json: embedOrigins is not a list of origins',
      'config.json: passwordKey is not 32 bytes of base64\n',
    ].join('\n'),
  });
});

test('without a build nothing is printed, and it says how to make one', () => {
  const { status, stdout, stderr } = configure(GOOD);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `${folder} has no build: npm run build makes one, --build names another folder.\n`,
  );
});
