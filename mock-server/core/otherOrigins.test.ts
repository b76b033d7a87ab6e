import { request } from 'node:http';
import { startTestMock, type TestMock } from '../testing/client';

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
function callAs(
  host: string,
  method: string,
  path: string,
  more: Record<string, string> = {},
): Promise<number> {
  const { hostname, port } = new URL(mock.url);
  const headers = { host, ...more };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}

/** Content types that a page can send to another origin without a preflight request. */
const SIMPLE_TYPES = [
  'text/plain',
  'text/plain; charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
];

const send = async (method: string, path: string, headers: Record<string, string>, body?: string) =>
  mock.call(method, path, { headers: { 'content-type': 'application/json', ...headers }, body });

describe('M3: pages of other origins', () => {
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

  it.each([
    'https://evil.example',
    'null',
    'http://localhost.evil.example',
    'file://',
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]:4000',
  ])('from %s cannot steer the mock', async (origin) => {
    const before = state();
    for (const [method, path] of [
      ['POST', '/__mock/reset'],
      ['POST', '/__mock/page/reset'],
      ['POST', '/__mock/clock'],
      ['DELETE', '/__mock/faults'],
      ['GET', '/__mock/people'],
      ['GET', '/__mock/db'],
      ['GET', '/__mock/'],
      ['POST', SIGN_IN],
    ] as const) {
      const answer = await send(method, path, { origin });
      expect(answer.body).toEqual({ code: 403, error: 'Only for pages of the mock itself' });
    }
    expect(state()).toBe(before);
  });

  it('cannot sign a browser in with a link: signing in needs a POST', async () => {
    const before = state();
    for (const method of ['GET', 'HEAD']) {
      expect((await mock.call(method, SIGN_IN)).status).toBe(404);
    }
    expect(state()).toBe(before);
  });

  it.each(SIMPLE_TYPES)('cannot write with a type that needs no preflight: %s', async (type) => {
    for (const [path, body] of [
      ['/clock', '{"advance_s":3600}'],
      ['/clock', undefined],
      ['/users/otp@bos.test/sign-in', ''],
    ] as const) {
      const answer = await send('POST', `/__mock${path}`, { 'content-type': type }, body);
      expect(answer.body).toEqual({ code: 415, error: 'Send the body as application/json' });
    }
    expect(await mock.control('GET', '/overview')).toMatchObject({ ahead_s: 0 });
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.7',
    'localhost.',
  ])('reach nothing by another name of this machine: %s', async (host) => {
    for (const path of [...PAGES, PROFILE, '/api/master/genders', '/', '/bos/']) {
      expect(await callAs(host, 'GET', path)).toBe(421);
    }
    for (const path of [SIGN_IN, '/__mock/reset', '/api/identity/public/auth/login']) {
      expect(await callAs(host, 'POST', path)).toBe(421);
    }
  });

  it('do not include the mock’s own pages and a command line, by localhost or a loopback address', async () => {
    for (const host of ['localhost', 'LOCALHOST:4000', '127.0.0.1:4000', '[::1]:4000']) {
      const origin = `http://${host}`;
      expect(await callAs(host, 'GET', '/__mock/people')).toBe(200);
      expect(await callAs(host, 'POST', SIGN_IN)).toBe(200);
      expect(await callAs(host, 'DELETE', '/__mock/faults', { origin })).toBe(200);
      const json = { origin, 'content-type': 'application/json' };
      expect(await callAs(host, 'POST', SIGN_IN, json)).toBe(200);
      expect(await callAs(host, 'DELETE', '/__mock/faults', json)).toBe(200);
    }
  });

  it('can neither frame nor load a response of the mock', async () => {
    const wanted = {
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    };
    const paths = [...PAGES, '/__mock', '/__mock/db', '/__mock/nothing', '/__mock/%E0%A4%A'];
    const answers = await Promise.all([
      ...paths.map((path) => mock.call('GET', path)),
      send('POST', SIGN_IN, {}),
      send('POST', SIGN_IN, { origin: 'null' }),
      send('POST', '/__mock/clock', { 'content-type': 'text/plain' }, '{}'),
      send('POST', '/__mock/clock', {}, '{'),
    ]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject(wanted);
    }
  });

  it('find no control surface when the mock was started without one', async () => {
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
