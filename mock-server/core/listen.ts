import { createServer, STATUS_CODES, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { plainError } from './errors';

const LOOPBACK = '127.0.0.1';

export interface Listening {
  port: number;
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  url: string;
  /** Closes at once, including open connections. */
  close: () => Promise<void>;
}

/**
 * How long a connection may idle. A caller that pauses for longer may send on a connection that is
 * being closed, and gets no response: Node's default of 5 s is too short for a test that computes.
 */
const IDLE_MS = 120_000;

const JSON_TYPE = 'application/json; charset=utf-8';

const STATUS_OF_ERROR: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431 };

/**
 * Bytes that are not HTTP never become a request, so Node would respond to them, without a body.
 */
function rejectUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_ERROR[error.code ?? ''] ?? 400;
  const body = JSON.stringify(plainError(status));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      `Content-Type: ${JSON_TYPE}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Serves only on the loopback address. Rejects with one clear line if the port is in use. */
export function listenOnLoopback(
  handler: RequestListener,
  port: number,
  beforeClose: () => void,
): Promise<Listening> {
  const server = createServer(handler);
  server.keepAliveTimeout = IDLE_MS;
  server.on('clientError', rejectUnreadable);
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify(plainError(417));
    response.writeHead(417, {
      'Content-Type': JSON_TYPE,
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is already taken`) : error);
    });
    server.listen(port, LOOPBACK, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({
        port: taken,
        url: `http://${LOOPBACK}:${taken}`,
        close: () =>
          new Promise((closed) => {
            beforeClose();
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
