import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { NGINX, NGINX_PACKAGES } from '../../scripts/nginx.mjs';
import { describeServing, type ServingOptions } from '../serving/servingCases';
import { nginxConfig } from './nginxConfig';

const ROOT = path.join(__dirname, '..', '..');

/** The nginx of this machine with the files of the container, on a socket in a folder of its own. */
async function startNginx({ distDir, origins, configuration, isHttps }: ServingOptions) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bos-nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  copyFileSync(path.join(__dirname, 'nginx.conf'), inFolder('nginx.conf'));
  const configFile = configuration ? inFolder('config.json') : path.join(distDir, 'config.json');
  if (configuration) writeFileSync(configFile, JSON.stringify(configuration));
  const socketPath = inFolder('socket');
  const site = {
    listen: `unix:${socketPath}`,
    distDir,
    configFile,
    accessLog: inFolder('access.log'),
    origins,
  };
  writeFileSync(inFolder('bos.conf'), nginxConfig(site));

  // Its workers read the folders of the test, which are of one user.
  const globals = `daemon off; user ${os.userInfo().username}; pid ${inFolder('pid')};`;
  const nginx = spawn(NGINX, ['-e', 'stderr', '-c', inFolder('nginx.conf'), '-g', globals]);
  let errors = '';
  nginx.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = new Promise((resolve) => nginx.once('close', resolve));
  while (!existsSync(socketPath)) {
    if (nginx.pid === undefined || nginx.exitCode !== null)
      throw new Error(`nginx does not run: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    address: { socketPath },
    headers: isHttps ? { 'x-forwarded-proto': 'https' } : {},
    /** Resolves to all that it has logged. */
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      const logged = readFileSync(site.accessLog, 'utf8') + errors;
      rmSync(folder, { recursive: true });
      return logged;
    },
  };
}

describeServing(startNginx);

test('E1: no token of an address is in the log', async () => {
  const distDir = mkdtempSync(path.join(os.tmpdir(), 'bos-empty-'));
  const { address, stop } = await startNginx({
    distDir,
    origins: { connect: [], embed: [] },
  });
  for (const target of ['/bos/ekyc/kenari', '/bos/?auth=kenari', '/bos/old.js?token=kenari'])
    await new Promise((resolve) => {
      request({ ...address, path: target }, (response) =>
        response.resume().on('end', resolve),
      ).end();
    });
  const text = await stop();
  rmSync(distDir, { recursive: true });
  expect(text.match(/ GET "\/bos\//g)).toHaveLength(3);
  expect(text).not.toContain('kenari');
});

describe('the container', () => {
  const container = readFileSync(path.join(__dirname, 'Dockerfile'), 'utf8');

  it('has the nginx that is tested here', () => {
    for (const name of NGINX_PACKAGES) expect(container).toContain(` ${name}`);
  });

  it('copies files that exist', () => {
    const sources = [...container.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    expect(sources).not.toEqual([]);
    expect(sources.filter((source) => !existsSync(path.join(ROOT, source)))).toEqual([]);
  });
});
