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

/** The status of a call with this `Host` header, which fetch cannot set. */
const statusAs = (host: string, pathname: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(preview.origin);
    const call = request(
      { host: '127.0.0.1', port, path: pathname, headers: { host } },
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
    const paths = ['/bos/', '/bos/login', '/bos/config.json', '/__mock/', '/__mock/people'];
    for (const pathname of paths) expect(await statusAs(host, pathname)).toBe(200);
    expect(await statusAs(host, '/api/identity/auth/profile')).toBe(401);
  });

  it('X6: has the headers of its kind on every answer of the services, which nobody may store', async () => {
    const user = `${preview.origin}/__mock/users/active.borrower@bos.test/token`;
    const issued = await fetch(user, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'session' }),
    });
    const { data } = (await issued.json()) as { data: { token: string } };
    const authorization = `Bearer ${data.token}`;
    for (const [pathname, status, headers] of [
      ['/api/identity/auth/profile', 200, { authorization }],
      ['/api/identity/auth/profile', 401, {}],
      ['/api/none', 404, {}],
    ] as const) {
      const answer = await fetch(preview.origin + pathname, { headers });
      expect([pathname, answer.status]).toEqual([pathname, status]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=()'),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each(['evil.example', 'bos.test:8080', 'localhost.evil.example'])(
    'serves nothing under a foreign host name: %s',
    async (host) => {
      const paths = ['/', '/bos', '/bos/', '/bos/config.json', '/bos/none.js', '/other'];
      for (const pathname of [...paths, '/api/identity/auth/profile', '/__mock/people']) {
        expect(await statusAs(host, pathname)).toBe(421);
      }
    },
  );
});
