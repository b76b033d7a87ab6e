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
    'manifest.webmanifest': '{}',
    'icons/icon.svg': '<svg/>',
    'icons/icon-180.png': 'PNG',
    'assets/main.0123456789ab.css': 'body{}',
    'assets/font.0123456789ab.woff2': 'wOF2',
    'assets/main.0123456789ab.js': SCRIPT,
    'assets/main.0123456789ab.js.br': brotliCompressSync(SCRIPT),
    'assets/main.0123456789ab.js.gz': gzipSync(SCRIPT),
    'assets/pdf.worker.0123456789ab.mjs': SCRIPT,
    'assets/main.0123456789ab.js.LICENSE.txt': '(c)',
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
  it.each(ROUTES)('%s is the app', async (route) => {
    const get = await serve();
    const answer = await get(route);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(PAGE);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is the app also where a token in the path has dots', async () => {
    const get = await serve();
    expect((await get('/bos/ekyc/eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl')).body.toString()).toBe(PAGE);
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

/** Nothing inline but the empty style that Emotion adds, and nothing of another origin. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Tell of the content and of the connection, and not of what the browser may do. */
const OTHER_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'etag',
  'location',
  'vary',
]);

const protectiveHeaders = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OTHER_HEADERS.has(name)));

const expectedHeaders = (caching: string, isPage = false) => ({
  'cache-control': caching,
  'content-security-policy': isPage ? PAGE_POLICY : "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=()',
});

describe('every answer', () => {
  const FOR_GOOD = 'public, max-age=31536000, immutable';
  const kinds = [
    ['a page', '/bos/login', 200, expectedHeaders('no-store', true)],
    ["the operator's configuration", '/bos/config.json', 200, expectedHeaders('no-store')],
    ['a hashed script', '/bos/assets/main.0123456789ab.js', 200, expectedHeaders(FOR_GOOD)],
    ['a hashed module', '/bos/assets/pdf.worker.0123456789ab.mjs', 200, expectedHeaders(FOR_GOOD)],
    ['an asset without a hash', '/bos/assets/unhashed.js', 200, expectedHeaders('no-cache')],
    ['an icon', '/bos/icons/icon.svg', 200, expectedHeaders('no-cache')],
    ['a missing asset', '/bos/assets/main.ffffffffffff.js', 404, expectedHeaders('no-store')],
    ['a path outside the app', '/other', 404, expectedHeaders('no-store')],
    ['the way to the app', '/', 302, expectedHeaders('no-store')],
    ['a path that is none', '/bos/%E0%A4%A', 400, expectedHeaders('no-store')],
  ] as const;

  it.each(kinds)('%s has exactly its headers', async (_name, target, status, headers) => {
    const get = await serve();
    const answer = await get(target);
    expect(answer.status).toBe(status);
    expect(protectiveHeaders(answer)).toEqual(headers);
  });

  it.each(['/', '/bos'])('the way from %s to the app keeps the query', async (path) => {
    const get = await serve();
    const { status, headers } = await get(`${path}?auth=token&from=back-office`);
    expect([status, headers.location]).toEqual([302, '/bos/?auth=token&from=back-office']);
  });

  it('asks for https from then on where the visitor came over https', async () => {
    const get = await serve({ isHttps: true });
    expect(protectiveHeaders(await get('/bos/login'))).toEqual({
      ...expectedHeaders('no-store', true),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it.each([
    ['/bos/config.json', 'application/json; charset=utf-8'],
    ['/bos/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/bos/icons/icon.svg', 'image/svg+xml'],
    ['/bos/icons/icon-180.png', 'image/png'],
    ['/bos/assets/main.0123456789ab.js', 'text/javascript; charset=utf-8'],
    ['/bos/assets/pdf.worker.0123456789ab.mjs', 'text/javascript; charset=utf-8'],
    ['/bos/assets/main.0123456789ab.css', 'text/css; charset=utf-8'],
    ['/bos/assets/main.0123456789ab.js.LICENSE.txt', 'text/plain; charset=utf-8'],
    ['/bos/assets/font.0123456789ab.woff2', 'font/woff2'],
  ])('%s is served as %s', async (target, contentType) => {
    const get = await serve();
    expect((await get(target)).headers['content-type']).toBe(contentType);
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
  it('answers 304 where the browser still has the file', async () => {
    const get = await serve();
    const { etag } = (await get('/bos/icons/icon.svg')).headers;
    const again = await get('/bos/icons/icon.svg', { 'if-none-match': String(etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('stores no configuration that was given, and sends it in place of the file', async () => {
    const get = await serve({ configuration: { productName: 'Lain' } });
    const answer = await get('/bos/config.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body.toString())).toEqual({ productName: 'Lain' });
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
