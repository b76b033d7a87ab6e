import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { startPreview, type Preview } from './preview';

let distDir: string;
let preview: Preview;

beforeAll(async () => {
  distDir = mkdtempSync(path.join(os.tmpdir(), 'bos-dist-'));
  writeFileSync(path.join(distDir, 'index.html'), '<!doctype html><title>BOS</title>');
  preview = await startPreview({ port: 0, distDir });
});
afterAll(async () => {
  await preview.close();
  rmSync(distDir, { recursive: true });
});

/** The status of a call with a `Host` of its own, which fetch does not let one choose. */
const statusAs = (host: string, place: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(preview.origin);
    const call = request(
      { host: '127.0.0.1', port, path: place, headers: { host } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on('error', reject).end();
  });

describe('The preview', () => {
  it('serves the app, the services and the control surface from one origin', async () => {
    const { host } = new URL(preview.origin);
    const places = ['/bos/', '/bos/login', '/bos/config.json', '/__mock/', '/__mock/people'];
    for (const place of places) expect(await statusAs(host, place)).toBe(200);
    expect(await statusAs(host, '/api/identity/auth/profile')).toBe(401);
  });

  it.each(['evil.example', 'bos.test:8080', 'localhost.evil.example'])(
    'serves nothing by another name that leads to this machine: %s',
    async (host) => {
      const places = ['/', '/bos', '/bos/', '/bos/config.json', '/bos/none.js', '/elsewhere'];
      for (const place of [...places, '/api/identity/auth/profile', '/__mock/people']) {
        expect(await statusAs(host, place)).toBe(421);
      }
    },
  );
});
