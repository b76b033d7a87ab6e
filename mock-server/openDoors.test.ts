import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { request } from 'node:http';
import { startTestMock, type TestMock } from './testing/client';

const PROFILE = '/api/identity/auth/profile';

let mock: TestMock;
let token: string;

beforeAll(async () => {
  mock = await startTestMock();
  token = await mock.tokenOf('active.borrower');
});
afterAll(() => mock.close());

const state = () => JSON.stringify(mock.server.store.tables);

interface Raw {
  head: string;
  body: unknown;
}

/** Sends bytes as they are, and reads what comes until the connection ends. */
function sendBytes(bytes: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(mock.url).port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = 'null'] = text.split('\r\n\r\n');
      resolve({ head, body: JSON.parse(body) as unknown });
    });
  });
}

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

describe('What json-server leaves open', () => {
  it.each([
    '/db',
    '/api/db',
    '/api/master/db',
    '/api/identity/db',
    '/__rules',
    '/users',
    '/users/1',
    '/genders',
    '/api/master/genders/1',
    '/api/master/users',
    '/api/master/constructor',
    '/api/master/__proto__',
    '/api/master/hasOwnProperty',
    '/__proto__',
    '/constructor',
  ])('gives nothing away at %s', async (path) => {
    const answer = await mock.call('GET', path, { token });
    expect([404, 422]).toContain(answer.status);
    expect(answer.body).toEqual(
      expect.objectContaining({ code: answer.status, error: expect.any(String) as string }),
    );
  });

  it.each([
    '/index.html',
    '/config.json',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/package.json',
    '/openapi.yaml',
    '/main.ts',
    '/..%2fpackage.json',
    '/no-static-files',
  ])('serves no file of the project at %s', async (path) => {
    const answer = await mock.call('GET', path);
    expect(answer.body).toEqual({ code: 404, error: 'Alamat tidak ditemukan' });
  });

  it.each([
    'callback=steal',
    'jsonp=steal',
    'q=a',
    'name_like=%5E(a%2B)%2B%24',
    'id_gte=1',
    'id_ne=1',
    '_sort=name',
    '_order=desc',
    '_page=1',
    '_limit=1',
    '_start=0',
    '_embed=users',
    '_expand=users',
    'id=1',
  ])('takes no orders in the query of a list: %s', async (query) => {
    for (const list of ['genders', 'banks', 'provinces']) {
      const answer = await mock.call('GET', `/api/master/${list}?${query}`, { token });
      expect(answer.status).toBe(422);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('lets nobody %s to a list', async (method) => {
    const before = await mock.call('GET', '/api/master/genders', { token });
    const body = { id: 99, name: 'x' };
    for (const path of ['/api/master/genders', '/api/master/genders/1']) {
      expect([404, 405]).toContain((await mock.call(method, path, { token, body })).status);
    }
    expect((await mock.call('GET', '/api/master/genders', { token })).body).toEqual(before.body);
  });

  it('gives the same list with a slash at its end', async () => {
    for (const list of ['genders', 'banks']) {
      const plain = await mock.call('GET', `/api/master/${list}`, { token });
      const answer = await mock.call('GET', `/api/master/${list}/`, { token });
      expect([answer.status, answer.body]).toEqual([200, plain.body]);
    }
  });

  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'does not let %s change the method',
    async (header) => {
      const before = state();
      const path = '/api/identity/user/banks/1';
      const headers = { [header]: 'DELETE' };
      const posted = await mock.call('POST', path, { token, headers, body: { _method: 'DELETE' } });
      expect(posted.status).toBe(405);
      expect((await mock.call('GET', `${path}?_method=DELETE`, { token, headers })).status).toBe(
        405,
      );
      expect(state()).toBe(before);
    },
  );
});

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
      expect(await callAs(host, 'GET', '/__mock/people')).toBe(403);
      expect(await callAs(host, 'POST', '/__mock/reset')).toBe(403);
    },
  );

  it('of this machine can', async () => {
    for (const host of ['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000']) {
      expect(await callAs(host, 'GET', '/__mock/people')).toBe(200);
    }
  });

  it('have no control surface at all where the mock was started without one', async () => {
    const plain = await startTestMock({ control: false });
    for (const path of ['/__mock', '/__mock/', '/__mock/people', '/__mock/openapi.yaml']) {
      expect((await plain.call('GET', path)).status).toBe(404);
    }
    await plain.close();
  });
});

describe('The network', () => {
  it('does not reach the mock by any other address of this machine', async () => {
    const { port } = new URL(mock.url);
    const named = Object.values(networkInterfaces())
      .flat()
      .flatMap((one) => (one && one.address !== '127.0.0.1' ? [one.address] : []));
    // Also where the machine has no network: most systems answer to this one without a name for it.
    const others = ['127.0.0.2', ...named];
    const reached = await Promise.all(others.map((host) => canConnect(host, Number(port))));
    expect(others.filter((_host, index) => reached[index])).toEqual([]);
    expect(await canConnect('127.0.0.1', Number(port))).toBe(true);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a method that HTTP does not know', 'STEAL / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a head that does not end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`, 431],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunks at once',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('is answered in JSON where it sends %s', async (_what, bytes, status) => {
    const { head, body } = await sendBytes(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(body).toEqual({ code: status, error: expect.any(String) as string });
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(200);
  });

  it('gets no promise to be heard that the mock does not keep', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: tea\r\n';
    const { body } = await sendBytes(`${head}Content-Length: 0\r\n\r\n`);
    expect(body).toEqual({ code: 417, error: 'Permintaan tidak dapat dipenuhi' });
  });
});

describe('A body that is a maze', () => {
  const maze = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  it.each([
    '/api/log-activity',
    '/api/identity/public/auth/login',
    '/__mock/faults',
    '/__mock/reset',
  ])('is refused at %s before anybody walks through it', async (path) => {
    for (const levels of [101, 3000, 100_000]) {
      const headers = { 'idempotency-key': 'a' };
      const answer = await mock.call('POST', path, { token, headers, body: maze(levels) });
      expect(answer.body).toEqual({ code: 400, error: 'Permintaan tidak dapat dibaca' });
    }
  });
});

describe('An error', () => {
  it('shows no stack, wherever it comes from', async () => {
    const answers = [
      await mock.call('POST', '/api/log-activity', { token, body: '{"a":' }),
      await mock.call('GET', '/api/identity/%E0%A4%A', { token }),
      await mock.call('POST', '/__mock/faults', { body: '{"a":' }),
      await mock.call('POST', '/__mock/faults', { body: { path: 1 } }),
      await mock.call('GET', '/__mock/%E0%A4%A'),
      await mock.call('POST', '/__mock/users/nobody@bos.test/token', { body: { kind: 'x' } }),
      await mock.call('POST', '/__mock/reset', { body: { scenario: '../../package' } }),
    ];
    for (const { status, body, text } of answers) {
      expect([400, 404, 422]).toContain(status);
      expect(body).toMatchObject({ code: status, error: expect.any(String) as string });
      expect(text).not.toMatch(/node_modules|\.[jt]s:\d|\bat \S+ \(|mock-server\/\w+\.ts/);
    }
  });
});

/** Whether somebody listens at this address and port. */
function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 }, () => {
      socket.destroy();
      resolve(true);
    });
    const fail = (): void => {
      socket.destroy();
      resolve(false);
    };
    socket.on('error', fail).on('timeout', fail);
  });
}
