import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import {
  PAGE,
  serveTestBuild,
  type ReceivedResponse,
  type RunningServer,
  type ServingOptions,
} from './servedBuild';

const STYLE = 'main { color: teal }';
const FIRST = 'document.documentElement.lang = "id"';
const LAST = 'if (a < b && "<!--") run("é")';
const LOGIN = `<!doctype html><title>Masuk</title><style>${STYLE}</style><script>${FIRST}</script>
<template><script>none()</script><style>p {}</style></template>
<script type="application/json">{"a":1}</script><script src="/bos/assets/main.0123456789.js"></script>
<script>${LAST}</script>`;

const NOT_FOUND = '<!doctype html><title>Tidak ditemukan</title>';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const EMPTY = hashOf('');

const directive = ({ headers }: ReceivedResponse, name: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

/** Pages that the build has rendered, and who gets them. */
export function describePrerendered(
  start: (options: ServingOptions) => Promise<RunningServer>,
): void {
  const { serve } = serveTestBuild(start, {
    'login.html': LOGIN,
    'login.html.br': brotliCompressSync(LOGIN),
    'login.html.gz': gzipSync(LOGIN),
    'not-found.html': NOT_FOUND,
  });

  describe('the prerendered sign-in page', () => {
    it.each([
      ['a visitor', '/bos/', {}],
      ['a visitor of the address of the page', '/bos/login', {}],
      ['a slash more', '/bos/login/', {}],
      ['a page of a tab', '/bos/', { 'sec-fetch-dest': 'document' }],
      ['a campaign', '/bos/login?utm_source=mail&tokens=1&xauth=2', {}],
      [
        'a visitor with other cookies',
        '/bos/',
        { cookie: 'a=1; x_bos_auth=2; bos_authx=bos_auth=3' },
      ],
      ['its own name', '/bos/login.html', {}],
      ['its own name, with a session', '/bos/login.html', { cookie: 'bos_auth=1' }],
      ['its own name, for the service worker', '/bos/login.html', { 'sec-fetch-dest': 'empty' }],
    ])('answers %s', async (_what, target, headers) => {
      const get = await serve();
      const response = await get(target, headers);
      expect([response.status, response.body.toString()]).toEqual([200, LOGIN]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      const head = await get(target, headers, 'HEAD');
      expect(head.headers['content-length']).toBe(response.headers['content-length']);
    });

    it.each([
      ['a visitor with a session', '/bos/', { cookie: 'bos_auth=1' }],
      ['a session among other cookies', '/bos/login', { cookie: 'a=1; bos_auth=2; b=3' }],
      ['a token', '/bos/login?a=1&token=2', {}],
      ['a token of a portal', '/bos/?auth=1', {}],
      ['a token without a value', '/bos/?auth', {}],
      ['a frame', '/bos/', { 'sec-fetch-dest': 'iframe' }],
      ['a call of a script', '/bos/login', { 'sec-fetch-dest': 'empty' }],
      ['another page', '/bos/forgot-password', {}],
      ['an address that begins the same', '/bos/login/more', {}],
      ['the app by its name', '/bos/index.html', {}],
    ])('leaves %s to the app', async (_what, target, headers) => {
      const get = await serve();
      const response = await get(target, headers);
      expect([response.status, response.body.toString()]).toEqual([200, PAGE]);
      expect(directive(response, 'script-src')).toBe("script-src 'self'");
      expect(directive(response, 'style-src')).toBe(`style-src 'self' ${EMPTY}`);
    });

    it.each([
      ['/bos/tidak-ada', {}, NOT_FOUND],
      ['/bos/Tidak-Ada/1/?utm_source=mail', {}, NOT_FOUND],
      ['/bos/loginx', { cookie: 'a=1' }, NOT_FOUND],
      ['/bos/tidak-ada', { cookie: 'bos_auth=1' }, PAGE],
      ['/bos/tidak-ada?token=1', {}, PAGE],
      ['/bos/tidak-ada', { 'sec-fetch-dest': 'iframe' }, PAGE],
      ['/bos/SETTINGS', {}, PAGE],
      ['/bos/settings/tidak-ada', {}, PAGE],
      ['/bos/batman', {}, PAGE],
      ['/bos/%6Cogin', {}, PAGE],
    ])('%s with %j is an address of no route, or the app', async (target, headers, expected) => {
      const get = await serve();
      const response = await get(target, headers);
      expect([response.status, response.body.toString()]).toEqual([200, expected]);
    });

    it.each(['/bos/', '/bos/login', '/bos/login.html'])(
      'X5: %s allows its own scripts and styles, and no others',
      async (target) => {
        const get = await serve();
        const response = await get(target);
        expect(directive(response, 'script-src')).toBe(
          `script-src 'self' ${hashOf(FIRST)} ${hashOf(LAST)}`,
        );
        expect(directive(response, 'style-src')).toBe(`style-src 'self' ${EMPTY} ${hashOf(STYLE)}`);
      },
    );

    it('E5: may be framed where its address may be', async () => {
      const get = await serve({ origins: { connect: [], embed: ['https://portal.example'] } });
      for (const [target, who] of [
        ['/bos/', 'https://portal.example'],
        ['/bos/login', "'none'"],
        ['/bos/login.html', "'none'"],
      ] as const)
        expect(directive(await get(target), 'frame-ancestors')).toBe(`frame-ancestors ${who}`);
    });

    it.each([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)('is sent as %s, with the same policy', async (encoding, decompress) => {
      const get = await serve();
      const plain = await get('/bos/login');
      for (const target of ['/bos/login', '/bos/login.html']) {
        const response = await get(target, { 'accept-encoding': encoding });
        expect(response.headers['content-encoding']).toBe(encoding);
        expect(decompress(response.body).toString()).toBe(LOGIN);
        expect(directive(response, 'script-src')).toBe(directive(plain, 'script-src'));
      }
    });
  });
}
