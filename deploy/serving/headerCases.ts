import type { ReceivedResponse, Serve } from './servedBuild';

/** The headers of every response. */
export function describeHeaders(serve: Serve): void {
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
      ['a hashed script', '/bos/assets/main.0123456789.js', 200, expectedHeaders(IMMUTABLE)],
      ['a hashed module', '/bos/assets/pdf.worker.0123456789.mjs', 200, expectedHeaders(IMMUTABLE)],
      ['an asset without a hash', '/bos/assets/unhashed.js', 200, expectedHeaders('no-cache')],
      ['an icon', '/bos/icons/icon.svg', 200, expectedHeaders('no-cache')],
      ['a missing asset', '/bos/assets/main.ffffffffffff.js', 404, expectedHeaders('no-store')],
      ['a path outside the app', '/other', 404, expectedHeaders('no-store')],
      ['the redirect to the app', '/', 302, expectedHeaders('no-store')],
      ['an invalid path', '/bos/%E0%A4%A', 400, expectedHeaders('no-store')],
    ] as const;
    const files = [
      ['a page', '/bos/login', expectedHeaders('no-store', true)],
      ['a hashed script', '/bos/assets/main.0123456789.js', expectedHeaders(IMMUTABLE)],
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
      const response = await get('/bos/assets/main.0123456789.js', headers);
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
      ['/bos/assets/main.0123456789.js', 'text/javascript; charset=utf-8'],
      ['/bos/assets/pdf.worker.0123456789.mjs', 'text/javascript; charset=utf-8'],
      ['/bos/assets/main.0123456789.css', 'text/css; charset=utf-8'],
      ['/bos/assets/main.0123456789.js.LICENSE.txt', 'text/plain; charset=utf-8'],
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
}
