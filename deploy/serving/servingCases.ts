import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { AllowedOrigins } from '../headers';

export interface ServingOptions {
  distDir: string;
  origins: AllowedOrigins;
  /** Served as `/bos/config.json` instead of the file in `dist`. */
  configuration?: Record<string, unknown>;
  isHttps?: boolean;
}

export interface RunningServer {
  /** A port of this machine, or the path of a socket. */
  address: { port: number } | { socketPath: string };
  /** What a visitor's requests have besides their own headers. */
  headers?: Record<string, string>;
  stop: () => Promise<unknown>;
}

interface ReceivedResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const SCRIPT = 'console.log("bos")';
const PAGE = '<!doctype html><title>BOS</title>';

/** What every server of the app has to do (deploy.md#what-a-server-does): the preview and nginx. */
export function describeServing(start: (options: ServingOptions) => Promise<RunningServer>): void {
  let distDir: string;
  const servers = new Map<string, Promise<RunningServer>>();

  beforeAll(() => {
    distDir = mkdtempSync(path.join(os.tmpdir(), 'bos-dist-'));
    for (const folder of ['icons', 'assets/folder', 'assets/folder.012345.js'])
      mkdirSync(path.join(distDir, folder), { recursive: true });
    const files: Record<string, string | Buffer> = {
      'index.html': PAGE,
      'config.json': '{"productName":"BOS"}',
      'manifest.webmanifest': '{}',
      'icons/icon.svg': '<svg/>',
      'icons/icon-180.png': 'PNG',
      'assets/main.012345.css': 'body{}',
      'assets/font.01234567.woff2': 'wOF2',
      'assets/main.012345.js': SCRIPT,
      'sw.js': SCRIPT,
      'assets/main.012345.js.br': brotliCompressSync(SCRIPT),
      'assets/main.012345.js.gz': gzipSync(SCRIPT),
      'assets/pdf.worker.012345.mjs': SCRIPT,
      'assets/main.012345.js.LICENSE.txt': '(c)',
      'assets/unhashed.js': SCRIPT,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(distDir, name), text);
    writeFileSync(path.join(path.dirname(distDir), `${path.basename(distDir)}.txt`), 'a secret');
  });

  afterAll(async () => {
    for (const server of servers.values()) await (await server).stop();
    rmSync(distDir, { recursive: true });
    rmSync(`${distDir}.txt`);
  });

  /** Sends the path exactly as it is written; fetch would normalise it. */
  async function serve(given: Partial<ServingOptions> = {}) {
    const options = { distDir, origins: { connect: [], embed: [] }, ...given };
    const key = JSON.stringify(options);
    const server = servers.get(key) ?? start(options);
    servers.set(key, server);
    const { address, headers: always } = await server;
    return (target: string, headers: Record<string, string | number> = {}, method = 'GET') =>
      new Promise<ReceivedResponse>((resolve, reject) => {
        const call = request({
          host: '127.0.0.1',
          ...address,
          path: target,
          headers: { ...always, ...headers },
          method,
          agent: false,
        });
        call.on('error', reject);
        call.on('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
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
      const response = await get(route);
      expect(response.status).toBe(200);
      expect(response.body.toString()).toBe(PAGE);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    });

    it('is the app, even if a token in the path has dots', async () => {
      const get = await serve();
      expect((await get('/bos/ekyc/eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl')).body.toString()).toBe(
        PAGE,
      );
    });

    it('may connect to the services that the configuration names, and no others', async () => {
      const connect = ['https://identity.example', 'https://assets.example'];
      const get = await serve({ origins: { connect, embed: [] } });
      const policy = String((await get('/bos/')).headers['content-security-policy']);
      expect(policy).toContain(
        "connect-src 'self' https://identity.example https://assets.example;",
      );
    });
  });

  describe('framing', () => {
    const embed = ['https://portal.example'];
    const framable = [
      '/bos/',
      '/bos/?auth=/bos/login',
      '/bos/request-onboarding',
      '/bos/borrower/onboarding/individu-non-partner/personal/identity',
      '/bos/funder/onboarding/individu',
      '/bos/partner/onboarding',
      '/bos/ekyc/abc',
      // A token, although it looks like a way to another page.
      '/bos/ekyc/abc%2f..%2f..%2flogin',
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
      '/bos/login?next=/bos/ekyc/abc',
    ];
    /** Decoded or without the second slash they look like pages that may be framed. The app shows others. */
    const disguised = [
      '/bos/two-factor-auth/..%2fekyc%2fabc',
      '/bos/ekyc/../login',
      '/bos/borrower/onboarding/login',
      '/bos/form_consent/..%2F',
      '/bos/borrower/onboarding/..%2f..%2flogin',
      '/bos/borrower%2fonboarding',
      '/bos/ekyc%2fabc',
      '/bos/ekyc/abc/more',
      '/bos/onboarding-submitted%0a',
      '/bos/%0a',
      '/bos//',
      '//bos/',
      '//other/bos/',
      '/bos//ekyc/abc',
    ];

    it.each(framable)('%s may be framed by the configured portals', async (route) => {
      const get = await serve({ origins: { connect: [], embed } });
      const policy = (await get(route)).headers['content-security-policy'];
      expect(policy).toMatch(/frame-ancestors https:\/\/portal\.example$/);
    });

    it.each([...closed, ...disguised])('%s may be framed by nobody', async (route) => {
      const get = await serve({ origins: { connect: [], embed } });
      const policy = (await get(route)).headers['content-security-policy'];
      expect(policy).toMatch(/frame-ancestors 'none'$/);
    });

    it('is refused for every page if no portal is configured', async () => {
      const get = await serve();
      const policy = (await get('/bos/')).headers['content-security-policy'];
      expect(policy).toMatch(/frame-ancestors 'none'$/);
    });
  });

  /** Nothing is inline except the empty style that Emotion adds; nothing is of another origin. */
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

  /** These describe the content and the connection, not what the browser may do. */
  const OTHER_HEADERS = new Set([
    'accept-ranges',
    'allow',
    'connection',
    'content-length',
    'content-type',
    'date',
    'etag',
    'last-modified',
    'location',
    'server',
    'vary',
  ]);

  const protectiveHeaders = ({ headers }: ReceivedResponse) =>
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

  describe('X6: every response', () => {
    const IMMUTABLE = 'public, max-age=31536000, immutable';
    const kinds = [
      ['a page', '/bos/login', 200, expectedHeaders('no-store', true)],
      ["the operator's configuration", '/bos/config.json', 200, expectedHeaders('no-store')],
      ['a hashed script', '/bos/assets/main.012345.js', 200, expectedHeaders(IMMUTABLE)],
      ['a hashed module', '/bos/assets/pdf.worker.012345.mjs', 200, expectedHeaders(IMMUTABLE)],
      ['an asset without a hash', '/bos/assets/unhashed.js', 200, expectedHeaders('no-cache')],
      ['an icon', '/bos/icons/icon.svg', 200, expectedHeaders('no-cache')],
      ['a missing asset', '/bos/assets/main.ffffffffffff.js', 404, expectedHeaders('no-store')],
      ['a path outside the app', '/other', 404, expectedHeaders('no-store')],
      ['the redirect to the app', '/', 302, expectedHeaders('no-store')],
      ['an invalid path', '/bos/%E0%A4%A', 400, expectedHeaders('no-store')],
    ] as const;
    const files = [
      ['a page', '/bos/login', expectedHeaders('no-store', true)],
      ['a hashed script', '/bos/assets/main.012345.js', expectedHeaders(IMMUTABLE)],
      ['an icon', '/bos/icons/icon.svg', expectedHeaders('no-cache')],
    ] as const;

    it.each(kinds)('%s has exactly its headers', async (_name, target, status, headers) => {
      const get = await serve();
      const response = await get(target);
      expect(response.status).toBe(status);
      expect(protectiveHeaders(response)).toEqual(headers);
    });

    it.each(files)(
      '%s that the browser still has keeps its headers',
      async (_name, target, headers) => {
        const get = await serve();
        const { etag } = (await get(target)).headers;
        const again = await get(target, { 'if-none-match': String(etag) });
        expect([again.status, again.body.toString()]).toEqual([304, '']);
        expect(protectiveHeaders(again)).toEqual(headers);
      },
    );

    it.each(files)('%s is refused for a method other than GET and HEAD', async (_name, target) => {
      const get = await serve();
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
        const response = await get(target, {}, method);
        expect([method, response.status, response.headers.allow]).toEqual([
          method,
          405,
          'GET, HEAD',
        ]);
        expect(protectiveHeaders(response)).toEqual(expectedHeaders('no-store'));
      }
    });

    it.each([
      ['a part that it does not have', { range: 'bytes=99-' }],
      ['another version', { 'if-match': '"other"' }],
      ['an older version', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
      ['too large a body', { 'content-length': 20_000_000 }],
    ])('an asset is never stored if a request for %s fails', async (_what, headers) => {
      const get = await serve();
      const response = await get('/bos/assets/main.012345.js', headers);
      const caching = response.status === 200 ? IMMUTABLE : 'no-store';
      expect(protectiveHeaders(response)).toEqual(expectedHeaders(caching));
    });

    it('lets the service worker fetch files of the app, and nothing else', async () => {
      const get = await serve();
      const response = await get('/bos/sw.js');
      expect(protectiveHeaders(response)).toEqual({
        ...expectedHeaders('no-cache'),
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      });
    });

    it.each(['/', '/bos'])('the redirect from %s to the app keeps the query', async (path) => {
      const get = await serve();
      const { status, headers } = await get(`${path}?auth=token&from=back-office`);
      expect([status, headers.location]).toEqual([302, '/bos/?auth=token&from=back-office']);
    });

    it('asks for https from then on if the visitor came over https', async () => {
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
      ['/bos/assets/main.012345.js', 'text/javascript; charset=utf-8'],
      ['/bos/assets/pdf.worker.012345.mjs', 'text/javascript; charset=utf-8'],
      ['/bos/assets/main.012345.css', 'text/css; charset=utf-8'],
      ['/bos/assets/main.012345.js.LICENSE.txt', 'text/plain; charset=utf-8'],
      ['/bos/assets/font.01234567.woff2', 'font/woff2'],
    ])('%s is served as %s', async (target, contentType) => {
      const get = await serve();
      expect((await get(target)).headers['content-type']).toBe(contentType);
    });

    it('has no body for HEAD', async () => {
      const get = await serve();
      const response = await get('/bos/login', {}, 'HEAD');
      expect(response.status).toBe(200);
      expect(response.body).toHaveLength(0);
    });
  });

  describe('caching', () => {
    it('sends a given configuration instead of the file, and as no-store', async () => {
      const get = await serve({ configuration: { productName: 'Lain' } });
      const response = await get('/bos/config.json');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(response.body.toString())).toEqual({ productName: 'Lain' });
    });
  });

  describe('a missing file', () => {
    it.each([
      '/bos/assets/main.ffffffffffff.js',
      '/bos/assets/anything',
      '/bos/old-chunk.js',
      '/bos/main.js.map',
      '/bos/.env',
      '/bos/old-worker.js',
      '/bos/assets/main.012345.js.br',
      '/bos/assets/main.012345.js%0a',
      '/bos/assets/main.012345.js.br%0a',
      '/bos/assets/folder.012345.js',
      '/bos/assets/folder',
      '/bos%0a',
    ])('%s is a 404, and never the page', async (target) => {
      const get = await serve();
      const response = await get(target);
      expect(response.status).toBe(404);
      expect(response.body.toString()).not.toContain('<');
    });

    it('is every file outside the built app', async () => {
      const get = await serve();
      const name = `${path.basename(distDir)}.txt`;
      for (const prefix of ['../', '..%2f', '%2e%2e/', 'assets/../../']) {
        const response = await get(`/bos/${prefix}${name}`);
        expect(response.body.toString()).not.toContain('a secret');
      }
    });
  });

  describe('compression', () => {
    const asset = '/bos/assets/main.012345.js';

    it('sends brotli if the browser accepts it', async () => {
      const get = await serve();
      const response = await get(asset, { 'accept-encoding': 'gzip, deflate, br' });
      expect(response.headers['content-encoding']).toBe('br');
      expect(response.headers.vary).toBe('Accept-Encoding');
      expect(brotliDecompressSync(response.body).toString()).toBe(SCRIPT);
    });

    it('sends gzip if the browser accepts nothing else', async () => {
      const get = await serve();
      const response = await get(asset, { 'accept-encoding': 'gzip, br;q=0' });
      expect(response.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(response.body).toString()).toBe(SCRIPT);
    });

    it('sends the file uncompressed if the browser accepts neither', async () => {
      const get = await serve();
      const response = await get(asset);
      expect(response.headers).not.toHaveProperty('content-encoding');
      expect(response.body.toString()).toBe(SCRIPT);
    });
  });
}
