import { startTestMock, type TestMock } from '../testing/client';

/** A stack trace or a path of the source code. */
const TRACE = /node_modules|\.[jt]s:\d|\bat \S+ \(|mock-server\/[\w/]+\.ts/;

let mock: TestMock;
let token: string;

beforeAll(async () => {
  mock = await startTestMock();
  token = await mock.tokenOf('active.borrower');
});
afterAll(() => mock.close());

const state = () => JSON.stringify(mock.server.store.tables);

describe('M3: what json-server leaves open', () => {
  it.each([
    '/',
    '/db',
    '/api/db',
    '/api/master/db',
    '/api/identity/db',
    '/api/identity/users',
    '/__rules',
    '/__mock/nothing',
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
    expect(answer.text).not.toMatch(TRACE);
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

describe('A body that is nested too deeply', () => {
  const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

  it.each([
    '/api/log-activity',
    '/api/identity/public/auth/login',
    '/__mock/faults',
    '/__mock/reset',
  ])('is refused at %s before any other code reads it', async (path) => {
    for (const levels of [101, 3000, 100_000]) {
      const headers = { 'idempotency-key': 'a' };
      const answer = await mock.call('POST', path, { token, headers, body: nested(levels) });
      expect(answer.body).toEqual({ code: 400, error: 'Permintaan tidak dapat dibaca' });
    }
  });
});

describe('M3: an error', () => {
  it('never shows a stack trace', async () => {
    const answers = [
      await mock.call('POST', '/api/log-activity', { token, body: '{"a":' }),
      await mock.call('GET', '/api/identity/%E0%A4%A', { token }),
      await mock.call('GET', '/api/assets/files/..%2f..%2fpackage.json', { token }),
      await mock.call('POST', '/api/identity/nothing', { token }),
      await mock.call('POST', '/__mock/faults', { body: '{"a":' }),
      await mock.call('POST', '/__mock/faults', { body: { path: 1 } }),
      await mock.call('GET', '/__mock/%E0%A4%A'),
      await mock.call('POST', '/__mock/users/nobody@bos.test/token', { body: { kind: 'x' } }),
      await mock.call('POST', '/__mock/reset', { body: { scenario: '../../package' } }),
    ];
    for (const { status, body, text } of answers) {
      expect([400, 404, 422]).toContain(status);
      expect(body).toMatchObject({ code: status, error: expect.any(String) as string });
      expect(text).not.toMatch(TRACE);
    }
  });
});
