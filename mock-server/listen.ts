import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';

export interface Listening {
  port: number;
  /** `http://127.0.0.1:PORT`, without a slash at its end. */
  url: string;
  /** Ends at once, with the connections that are kept alive. */
  close: () => Promise<void>;
}

/** Serves on the loopback address alone. Rejects with one clear line where the port is taken. */
export function listenOnLoopback(
  handler: RequestListener,
  port: number,
  beforeClose: () => void,
): Promise<Listening> {
  const server = createServer(handler);
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
