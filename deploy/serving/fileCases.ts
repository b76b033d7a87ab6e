import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SCRIPT, type TestBuild } from './servedBuild';

/** Files: whether they are there, and how they are sent. */
export function describeFiles({ serve, secretName }: TestBuild): void {
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
      // A build without it: all addresses of pages are the app.
      '/bos/login.html',
      '/bos/main.js.map',
      '/bos/.env',
      '/bos/old-worker.js',
      '/bos/assets/main.0123456789.js.br',
      '/bos/assets/main.0123456789.js%0a',
      '/bos/assets/main.0123456789.js.br%0a',
      '/bos/assets/folder.0123456789.js',
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
      const name = secretName();
      for (const prefix of ['../', '..%2f', '%2e%2e/', 'assets/../../']) {
        const response = await get(`/bos/${prefix}${name}`);
        expect(response.body.toString()).not.toContain('a secret');
      }
    });
  });

  describe('compression', () => {
    const asset = '/bos/assets/main.0123456789.js';

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
