import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { makeStaticHandler, type StaticServerOptions } from './staticServer';

const SCRIPT = 'console.log("bos")';
const PAGE = '<!doctype html><title>BOS</title>';

let distDir: string;
const servers: Server[] = [];

beforeAll(() => {
  distDir = mkdtempSync(path.join(os.tmpdir(), 'bos-dist-'));
  mkdirSync(path.join(distDir, 'assets'));
  mkdirSync(path.join(distDir, 'icons'));
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'config.json': '{"productName":"BOS"}',
    'icons/icon.svg': '<svg/>',
    'assets/main.0123456789ab.js': SCRIPT,
    'assets/main.0123456789ab.js.br': brotliCompressSync(SCRIPT),
    'assets/main.0123456789ab.js.gz': gzipSync(SCRIPT),
    'assets/pdf.worker.0123456789ab.mjs': SCRIPT,
    'assets/unhashed.js': SCRIPT,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(distDir, name), text);
  writeFileSync(path.join(path.dirname(distDir), `${path.basename(distDir)}.txt`), 'a secret');
});

afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  rmSync(distDir, { recursive: true });
  rmSync(`${distDir}.txt`);
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function serve(options: Partial<StaticServerOptions> = {}) {
  const handler = makeStaticHandler({ distDir, origins: { connect: [], embed: [] }, ...options });
  const server = createServer((incoming, outgoing) => void handler(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  // The path goes over the wire as it is written; fetch would tidy it.
  return (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const call = request({
        host: '127.0.0.1',
        port,
        path: target,
        headers,
        method,
        agent: false,
      });
      call.on('error', reject);
      call.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      call.end();
    });
}

const ROUTES = [
  '/bos/',
  '/bos/login',
  '/bos/borrower/onboarding/individu-non-partner/personal/identity',
];

describe('a page', () => {
  it.each(ROUTES)('%s is the app, and is never stored', async (route) => {
    const get = await serve();
    const answer = await get(route);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(PAGE);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is the app also where a token in the path has dots', async () => {
    const get = await serve();
    expect((await get('/bos/ekyc/eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl')).body.toString()).toBe(PAGE);
  });

  it('runs no inline script, no inline style and nothing of another origin', async () => {
    const get = await serve();
    const policy = String((await get('/bos/login')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    const directives = policy.split('; ');
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "img-src 'self' blob: data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]),
    );
  });

  it('may connect to the services that the configuration names, and no others', async () => {
    const connect = ['https://identity.example', 'https://assets.example'];
    const get = await serve({ origins: { connect, embed: [] } });
    const policy = String((await get('/bos/')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://identity.example https://assets.example;");
  });
});

describe('framing', () => {
  const embed = ['https://portal.example'];
  const framable = [
    '/bos/',
    '/bos/request-onboarding',
    '/bos/borrower/onboarding/individu-non-partner/personal/identity',
    '/bos/funder/onboarding/individu',
    '/bos/partner/onboarding',
    '/bos/ekyc/abc',
    '/bos/onboarding-submitted',
    '/bos/onboarding-rejected',
  ];
  const closed = [
    '/bos/login',
    '/bos/two-factor-auth/7',
    '/bos/forgot-password',
    '/bos/borrower/notification',
    '/bos/settings/information',
    '/bos/borrower/onboarding-else',
    '/bos/xekyc/abc',
  ];

  it.each(framable)('%s may be framed by the configured portals', async (route) => {
    const get = await serve({ origins: { connect: [], embed } });
    const policy = (await get(route)).headers['content-security-policy'];
    expect(policy).toMatch(/frame-ancestors https:\/\/portal\.example$/);
  });

  it.each(closed)('%s may be framed by nobody', async (route) => {
    const get = await serve({ origins: { connect: [], embed } });
    const policy = (await get(route)).headers['content-security-policy'];
    expect(policy).toMatch(/frame-ancestors 'none'$/);
  });

  it('is refused everywhere where no portal is configured', async () => {
    const get = await serve();
    const policy = (await get('/bos/')).headers['content-security-policy'];
    expect(policy).toMatch(/frame-ancestors 'none'$/);
  });
});

describe('every answer', () => {
  const kinds = [
    ['a page', '/bos/login', 200],
    ['the configuration', '/bos/config.json', 200],
    ['a hashed asset', '/bos/assets/main.0123456789ab.js', 200],
    ['an icon', '/bos/icons/icon.svg', 200],
    ['a missing asset', '/bos/assets/main.ffffffffffff.js', 404],
    ['a path outside the app', '/other', 404],
    ['the way to the app', '/', 302],
    ['a path that is none', '/bos/%E0%A4%A', 400],
  ] as const;

  it.each(kinds)('%s carries the security headers', async (_name, target, status) => {
    const get = await serve();
    const { headers, status: given } = await get(target);
    expect(given).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'content-security-policy': expect.stringContaining('frame-ancestors'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('asks for https from then on where the visitor came over https', async () => {
    const get = await serve({ isHttps: true });
    expect((await get('/bos/')).headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('is refused for a method other than GET and HEAD', async () => {
    const get = await serve();
    expect((await get('/bos/login', {}, 'POST')).status).toBe(405);
  });

  it('has no body for HEAD', async () => {
    const get = await serve();
    const answer = await get('/bos/login', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
  });
});

describe('caching', () => {
  it.each(['/bos/assets/main.0123456789ab.js', '/bos/assets/pdf.worker.0123456789ab.mjs'])(
    '%s carries a hash and is kept for good',
    async (target) => {
      const get = await serve();
      expect((await get(target)).headers['cache-control']).toContain('immutable');
    },
  );

  it.each(['/bos/assets/unhashed.js', '/bos/icons/icon.svg'])(
    '%s carries no hash and is asked for again',
    async (target) => {
      const get = await serve();
      expect((await get(target)).headers['cache-control']).toBe('no-cache');
    },
  );

  it('answers 304 where the browser still has the file', async () => {
    const get = await serve();
    const { etag } = (await get('/bos/icons/icon.svg')).headers;
    const again = await get('/bos/icons/icon.svg', { 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it("stores no configuration, the operator's or the given one", async () => {
    const own = await serve();
    const given = await serve({ configuration: { productName: 'Lain' } });
    for (const get of [own, given]) {
      expect((await get('/bos/config.json')).headers['cache-control']).toBe('no-store');
    }
    expect(JSON.parse((await given('/bos/config.json')).body.toString())).toEqual({
      productName: 'Lain',
    });
  });
});

describe('a missing file', () => {
  it.each([
    '/bos/assets/main.ffffffffffff.js',
    '/bos/assets/anything',
    '/bos/old-chunk.js',
    '/bos/main.js.map',
    '/bos/.env',
    '/bos/sw.js',
    '/bos/assets/main.0123456789ab.js.br',
  ])('%s is a 404, and never the page', async (target) => {
    const get = await serve();
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('<');
  });

  it('is what lies outside the built app', async () => {
    const get = await serve();
    const name = `${path.basename(distDir)}.txt`;
    for (const way of ['../', '..%2f', '%2e%2e/', 'assets/../../']) {
      const answer = await get(`/bos/${way}${name}`);
      expect(answer.body.toString()).not.toContain('a secret');
    }
  });
});

describe('compression', () => {
  const asset = '/bos/assets/main.0123456789ab.js';

  it('sends brotli where the browser takes it', async () => {
    const get = await serve();
    const answer = await get(asset, { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(answer.body).toString()).toBe(SCRIPT);
  });

  it('sends gzip where that is all that the browser takes', async () => {
    const get = await serve();
    const answer = await get(asset, { 'accept-encoding': 'gzip, br;q=0' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(SCRIPT);
  });

  it('sends the file as it is where the browser takes neither', async () => {
    const get = await serve();
    const answer = await get(asset);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body.toString()).toBe(SCRIPT);
  });
});
