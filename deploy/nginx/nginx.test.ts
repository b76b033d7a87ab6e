import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { NGINX_PACKAGES } from '../../scripts/nginx.mjs';
import { describeServing } from '../serving/servingCases';
import type { RunningServer } from '../serving/servedBuild';
import { nginxConfig, type NginxOptions } from './nginxConfig';
import { startNginx } from './startNginx';

const ROOT = path.join(__dirname, '..', '..');
/** The user of the container, by its number in Debian. */
const WWW_DATA = 33;

describeServing((options) => startNginx(options));

const statusOf = ({ address }: RunningServer, target: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ ...address, path: target }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

/** With an empty folder for the app. Returns all that is logged during the requests. */
async function logOf(targets: Record<string, number>, user?: number): Promise<string> {
  const distDir = mkdtempSync(path.join(os.tmpdir(), 'bos-empty-'));
  const server = await startNginx({ distDir, origins: { connect: [], embed: [] } }, { user });
  for (const [target, status] of Object.entries(targets))
    expect([target, await statusOf(server, target)]).toEqual([target, status]);
  rmSync(distDir, { recursive: true });
  return server.stop();
}

test('E6, E7: no token of an address is in the log', async () => {
  const text = await logOf({
    '/bos/ekyc/kenari': 404,
    '/bos/%65kyc/kenari': 404,
    '/bos/?auth=kenari': 404,
    '/bos/assets/?token=kenari': 404,
  });
  expect(text.match(/ GET "\/bos\//g)).toHaveLength(4);
  expect(text).not.toContain('kenari');
});

describe('services of the same host, as the docs have them', () => {
  const docs = readFileSync(path.join(ROOT, 'docs', 'deploy.md'), 'utf8');
  const snippet = /^location \/api\/ \{[^}]*^\}/m.exec(docs)?.[0] ?? '';
  const service = createServer((asked, response) => {
    asked.resume().on('end', () => response.end(asked.url));
  });
  const distDir = mkdtempSync(path.join(os.tmpdir(), 'bos-empty-'));
  let server: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const included = snippet.replace('http://services.internal', `http://127.0.0.1:${port}`);
    server = await startNginx({ distDir, origins: { connect: [], embed: [] } }, { included });
  });
  afterAll(async () => {
    await server.stop();
    service.close();
    rmSync(distDir, { recursive: true });
  });

  const send = (bytes: number): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { ...server.address, path: '/api/assets/files', method: 'POST' };
      request(options, (response) => resolve(response.resume()))
        .on('error', reject)
        .end(Buffer.alloc(bytes));
    });

  it('X6: are never stored, and are what they say', async () => {
    const { statusCode, headers } = await send(10);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('get a document of 10 MB', async () => {
    expect((await send(10 * 1024 * 1024)).statusCode).toBe(200);
  });
});

test('a folder has the name that it has: quotes and backslashes are escaped', async () => {
  const distDir = mkdtempSync(path.join(os.tmpdir(), 'bos \\n "quoted" \\'));
  writeFileSync(path.join(distDir, 'index.html'), 'BOS');
  writeFileSync(path.join(distDir, 'sw.js'), '');
  const server = await startNginx({ distDir, origins: { connect: [], embed: [] } });
  expect([await statusOf(server, '/bos/'), await statusOf(server, '/bos/sw.js')]).toEqual([
    200, 200,
  ]);
  await server.stop();
  rmSync(distDir, { recursive: true });
});

test.each<[string, Partial<NginxOptions>]>([
  ['a folder', { distDir: '/srv/$host' }],
  ['a configuration', { configFile: '/etc/$host.json' }],
  ['a log', { accessLog: '/var/log/$host.log' }],
  ['a port', { listen: '8080; include /etc/passwd' }],
  ['a service', { origins: { connect: ['https://$host'], embed: [] } }],
  ['a portal', { origins: { connect: [], embed: ['https://$host'] } }],
])('%s with a character that nginx cannot be given as it is makes no site', (_what, wrong) => {
  const options = { listen: '8080', distDir: '/d', configFile: '/c', accessLog: '/l' };
  const origins = { connect: [], embed: [] };
  expect(() => nginxConfig({ ...options, origins, prerendered: [], ...wrong })).toThrow(
    /^nginx .*([$]host|8080;)/,
  );
});

describe('the container', () => {
  const container = readFileSync(path.join(__dirname, 'Dockerfile'), 'utf8');

  // Somebody who is not root starts it as themselves: without root as well.
  it('needs no root, and logs to its output', async () => {
    const text = await logOf({ '/': 302 }, process.getuid?.() === 0 ? WWW_DATA : undefined);
    expect(text).toContain(' GET "/" 302 ');
    expect(text).not.toMatch(/\[(emerg|alert|crit|error)\]/);
  });

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
