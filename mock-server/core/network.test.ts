import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { startTestMock, type TestMock } from '../testing/client';

const PROFILE = '/api/identity/auth/profile';

let mock: TestMock;
let token: string;

beforeAll(async () => {
  mock = await startTestMock();
  token = await mock.tokenOf('active.borrower');
});
afterAll(() => mock.close());

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

describe('M3: the network', () => {
  it('reaches the mock only at the loopback address', async () => {
    const { port } = new URL(mock.url);
    const named = Object.values(networkInterfaces())
      .flat()
      .flatMap((one) => (one && one.address !== '127.0.0.1' ? [one.address] : []));
    // With a second loopback address the test also works on a machine without a network.
    const others = ['127.0.0.2', ...named];
    const reached = await Promise.all(others.map((host) => canConnect(host, Number(port))));
    expect(others.filter((_host, index) => reached[index])).toEqual([]);
    expect(await canConnect('127.0.0.1', Number(port))).toBe(true);
  });

  it.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', 'STEAL / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a head that is too long', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`, 431],
    [
      'two Content-Length headers',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'both Content-Length and chunks',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('is answered in JSON where it sends %s', async (_what, bytes, status) => {
    const { head, body } = await sendBytes(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(body).toEqual({ code: status, error: expect.any(String) as string });
    expect((await mock.call('GET', PROFILE, { token })).status).toBe(200);
  });

  it('gets 417 for an Expect header that the mock does not support', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: tea\r\n';
    const { body } = await sendBytes(`${head}Content-Length: 0\r\n\r\n`);
    expect(body).toEqual({ code: 417, error: 'Permintaan tidak dapat dipenuhi' });
  });
});

/** Whether a server listens at this address and port. */
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
