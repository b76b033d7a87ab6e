import http from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export interface SecureOrigin {
  origin: string;
  close: () => Promise<void>;
}

/** Connections to the server behind: more than a browser has requests at once. */
const MAX_SOCKETS = 64;

/** Headers of one connection, which HTTP/2 forbids. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves a local origin over HTTP/2, as production does (docs/deploy.md). Browsers speak it over TLS
 * alone; its certificate is its own.
 */
export async function serveOverHttp2(origin: string): Promise<SecureOrigin> {
  const { hostname, port, host } = new URL(origin);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const agent = new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const server = createSecureServer({ key, cert }, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    // The mock accepts writes from its own origin alone.
    if (headers['origin'] !== undefined) headers['origin'] = origin;
    const forwarded = http.request(
      {
        hostname,
        port,
        agent,
        method: request.method,
        path: request.url,
        headers: { ...headers, host },
      },
      (incoming) => {
        const kept = Object.entries(incoming.headers).filter(
          ([name]) => !OF_CONNECTION.includes(name),
        );
        response.writeHead(incoming.statusCode ?? 502, Object.fromEntries(kept));
        incoming.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
      }),
  };
}
