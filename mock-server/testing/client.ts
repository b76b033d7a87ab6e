import { makeMockServer, type MockServer, type MockServerOptions } from '../core/server';
import type { MessageRow } from '../database/tables';
import { encryptPassword } from '../rules/password';

export { encryptPassword };

export const PASSWORD = 'Rahasia#2026';

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The JSON of the response; null where it is not JSON. */
  body: {
    code?: number;
    error?: string;
    data?: unknown;
    details?: { path: string; message: string }[];
    retry_after_s?: number;
  } | null;
  text: string;
}

interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
}

/** A mock on a free port, and the calls that a test makes to it over real HTTP. */
export interface TestMock {
  url: string;
  server: MockServer;
  /** Lines that the mock would have put on the console. */
  log: string[];
  call: (method: string, path: string, options?: CallOptions) => Promise<TestResponse>;
  /** `path` below `/__mock`; resolves to its `data`. */
  control: <Data = unknown>(method: string, path: string, body?: unknown) => Promise<Data>;
  /** A session token of this person, without signing in. */
  tokenOf: (name: string) => Promise<string>;
  /** The login call, by default with the right password. */
  login: (name: string, password?: string) => Promise<TestResponse>;
  idOf: (name: string) => number;
  outbox: (to: string) => Promise<MessageRow[]>;
  close: () => Promise<void>;
}

export async function startTestMock(options: MockServerOptions = {}): Promise<TestMock> {
  const log: string[] = [];
  const server = await makeMockServer({ log: (line) => log.push(line), ...options });
  const { url, close } = await server.listen(0);

  const call: TestMock['call'] = async (method, path, { token, body, headers, signal } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      signal: signal ?? null,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        // fetch sets the type of a form itself.
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: payloadOf(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseJson(text), text };
  };

  const control: TestMock['control'] = async (method, path, body) => {
    const response = await call(method, `/__mock${path}`, { body });
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.text}`);
    return response.body?.data as never;
  };

  return {
    url,
    server,
    log,
    call,
    control,
    close,
    tokenOf: async (name) => {
      const path = `/users/${addressOf(name)}/token`;
      return (await control<{ token: string }>('POST', path, { kind: 'session' })).token;
    },
    login: (name, password = PASSWORD) =>
      call('POST', '/api/identity/public/auth/login', {
        body: {
          email: addressOf(name),
          password: encryptPassword(password),
          device_id: 'test-device',
        },
      }),
    idOf: (name) => {
      const user = server.store.findUserByEmail(addressOf(name));
      if (!user) throw new Error(`The scenario has no user ${name}`);
      return user.id;
    },
    outbox: (to) => control('GET', `/outbox?to=${encodeURIComponent(to)}`),
  };
}

/** A mock for the tests of a file; it is reset before each test. */
export function sharedTestMock(options: MockServerOptions = {}): TestMock {
  const mock = {} as TestMock;
  beforeAll(async () => {
    Object.assign(mock, await startTestMock(options));
  });
  beforeEach(() => mock.control('POST', '/reset'));
  afterAll(() => mock.close());
  return mock;
}

/** `otp` is short for `otp@bos.test`. */
export function addressOf(name: string): string {
  return name.includes('@') ? name : `${name}@bos.test`;
}

function payloadOf(body: unknown): string | FormData | null {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

function parseJson(text: string): TestResponse['body'] {
  try {
    return JSON.parse(text) as TestResponse['body'];
  } catch {
    return null;
  }
}
