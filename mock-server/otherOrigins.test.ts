import { request } from 'node:http';
import { startTestMock, type TestMock } from './testing/client';

const PROFILE = '/api/identity/auth/profile';
const SIGN_IN = '/__mock/users/otp@bos.test/sign-in';
const PAGES = ['/', '/docs', '/page/main.js', '/overview', '/people'].map(
  (path) => `/__mock${path}`,
);

let mock: TestMock;
let token: string;

beforeAll(async () => {
  mock = await startTestMock();
  token = await mock.tokenOf('active.borrower');
});
afterAll(() => mock.close());

const state = () => JSON.stringify(mock.server.store.tables);

/** A call with a `Host` of its own, which fetch does not let one choose. */
function callAs(host: string, method: string, path: string): Promise<number> {
  const { hostname, port } = new URL(mock.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}

describe('Pages of other origins', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3000'])(
    'from %s are allowed nothing',
    async (origin) => {
      for (const path of [PROFILE, '/__mock/people', '/api/nothing']) {
        for (const method of ['GET', 'OPTIONS']) {
          const { headers } = await mock.call(method, path, {
            token,
            headers: { origin, 'access-control-request-method': 'DELETE' },
          });
          const opened = [...headers.keys()].filter((name) => name.startsWith('access-control'));
          expect(opened).toEqual([]);
        }
      }
    },
  );

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'file://'])(
    'from %s cannot steer the mock',
    async (origin) => {
      const before = state();
      for (const [method, path] of [
        ['POST', '/__mock/reset'],
        ['POST', '/__mock/page/reset'],
        ['DELETE', '/__mock/faults'],
        ['GET', '/__mock/people'],
        ['GET', '/__mock/db'],
        ['GET', '/__mock/'],
        ['POST', SIGN_IN],
      ] as const) {
        const answer = await mock.call(method, path, { headers: { origin } });
        expect(answer.body).toEqual({ code: 403, error: 'Only for this machine' });
      }
      expect(state()).toBe(before);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.7'])(
    'cannot steer it by a name that leads to this machine: %s',
    async (host) => {
      for (const path of PAGES) expect(await callAs(host, 'GET', path)).toBe(403);
      expect(await callAs(host, 'POST', SIGN_IN)).toBe(403);
      expect(await callAs(host, 'POST', '/__mock/reset')).toBe(403);
    },
  );

  it('of this machine can', async () => {
    for (const host of ['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000']) {
      expect(await callAs(host, 'GET', '/__mock/people')).toBe(200);
    }
    const headers = { origin: 'http://localhost:8080' };
    expect((await mock.call('GET', '/__mock/people', { headers })).status).toBe(200);
  });

  it('have no control surface at all where the mock was started without one', async () => {
    const plain = await startTestMock({ control: false });
    const others = [
      '/__mock',
      '/__mock/db',
      '/__mock/openapi.json',
      '/__mock/openapi.yaml',
      SIGN_IN,
    ];
    for (const path of [...PAGES, ...others]) {
      expect((await plain.call('GET', path)).status).toBe(404);
    }
    await plain.close();
  });
});
