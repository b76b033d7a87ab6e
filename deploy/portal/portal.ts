import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isOwnHost } from '../../mock-server/core/ownMachine';
import { bundleEmbedHelper } from '../embedHelper';

export interface PortalOptions {
  /** 0 takes a free port. */
  port: number;
  /** Called at each request, because the app may get its port after the portal. */
  appOrigin: () => string;
  /** Where the mock's control is. */
  mockOrigin: () => string;
}

export interface Portal {
  /** `http://127.0.0.1:PORT`: for a browser another site than `localhost`. */
  origin: string;
  close: () => Promise<void>;
}

const PAGE = path.join(__dirname, 'page');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
const FILES: Record<string, string> = {
  '/': 'index.html',
  '/portal.css': 'portal.css',
  '/portal.js': 'portal.js',
};

const headersFor = (appOrigin: string) => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The helper sets the height of the frame.
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    `frame-src ${appOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Permissions-Policy': `camera=(self "${appOrigin}"), clipboard-write=(self "${appOrigin}")`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});

/** The e-mail in `/token/{kind}/{email}`; a real portal asks its own backend for a token. */
const TOKEN = /^\/token\/(session|login)\/([^/]+)$/;

/**
 * The demo of a parent portal: the app in a frame of another site, with a log of the messages
 * (docs/embedding.md). For local use: it hands out tokens of the mock to its own page.
 */
export async function startPortal(options: PortalOptions): Promise<Portal> {
  const { port, appOrigin, mockOrigin } = options;
  let helper: Promise<string> | null = null;

  const control = async (method: string, path: string, body?: object): Promise<string> => {
    const response = await fetch(`${mockOrigin()}/__mock${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`The mock says ${response.status}`);
    return response.text();
  };

  const respond = async (method: string, pathname: string): Promise<[string, string] | null> => {
    const file = FILES[pathname];
    const json = 'application/json; charset=utf-8';
    if (method === 'POST') {
      const [, kind, email] = TOKEN.exec(pathname) ?? [];
      return email ? [json, await control('POST', `/users/${email}/token`, { kind })] : null;
    }
    if (method !== 'GET') return null;
    if (file !== undefined)
      return [TYPES[path.extname(file)] ?? '', await readFile(path.join(PAGE, file), 'utf8')];
    if (pathname === '/bos-embed.js') {
      helper ??= bundleEmbedHelper();
      return [TYPES['.js'] ?? '', await helper];
    }
    if (pathname === '/people') return [json, await control('GET', '/people')];
    if (pathname === '/app') return [json, JSON.stringify({ url: `${appOrigin()}/bos/` })];
    return null;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { host, origin } = request.headers;
    // Another page must neither read tokens nor have this one under a name of its own.
    const isOwn = isOwnHost(host) && (origin === undefined || origin === `http://${host}`);
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const found = isOwn ? await respond(request.method ?? '', pathname) : null;
    const status = isOwn ? 404 : 403;
    response.writeHead(found ? 200 : status, {
      ...headersFor(appOrigin()),
      'Content-Type': found?.[0] ?? 'text/plain',
    });
    response.end(found?.[1] ?? 'Not found');
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(502, { 'Content-Type': 'text/plain' });
      response.end(error instanceof Error ? error.message : 'Failed');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
