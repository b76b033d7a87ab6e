import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { productionHeaders, type AllowedOrigins, type ResponseKind } from './headers';
import type { InlineHashes } from './inlineHashes';
import { prerenderedPage } from './prerendered';
import { acceptedEncodings, BASE, findFile, type FoundFile } from './staticFiles';

export interface StaticServerOptions {
  /** The folder of the built app. */
  distDir: string;
  /** Served as `/bos/config.json` instead of the file in `dist`. */
  configuration?: Record<string, unknown>;
  origins: AllowedOrigins;
  /** Whether visitors come over https (directly, or through a proxy that ends it). */
  isHttps?: boolean;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The address of a request. A path that begins with two slashes is no host. */
const urlOf = ({ url = '/' }: IncomingMessage): URL => new URL(`http://host${url}`);

/** The path as the browser sends it. */
const sentPathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/\?.*/s, '');

/** Decodes and normalises the path of a request; null if it is not a valid path. */
function pathnameOf(request: IncomingMessage): string | null {
  try {
    const pathname = decodeURIComponent(urlOf(request).pathname);
    return pathname.includes('\0') ? null : pathname;
  } catch {
    return null;
  }
}

interface StaticResponse {
  status: number;
  kind: ResponseKind;
  headers: Record<string, string>;
  body: Buffer;
  inline?: InlineHashes | undefined;
}

function plain(status: number, text: string, headers: Record<string, string> = {}): StaticResponse {
  return {
    status,
    kind: 'missing',
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: Buffer.from(text),
  };
}

function file(found: FoundFile, request: IncomingMessage): StaticResponse {
  const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 27)}"`;
  const isUnchanged = request.headers['if-none-match'] === etag;
  return {
    status: isUnchanged ? 304 : 200,
    kind: found.kind,
    headers: {
      'Content-Type': found.contentType,
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
    },
    body: isUnchanged ? Buffer.alloc(0) : found.body,
    inline: found.inline,
  };
}

async function decideResponse(
  request: IncomingMessage,
  pathname: string | null,
  { distDir, configuration }: StaticServerOptions,
): Promise<StaticResponse> {
  if (pathname === null) return plain(400, 'Bad request');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  }
  if (pathname === '/' || pathname === '/bos') {
    return plain(302, '', { Location: `${BASE}${urlOf(request).search}` });
  }
  if (!pathname.startsWith(BASE)) return plain(404, 'Not found');
  if (pathname === `${BASE}config.json` && configuration) {
    const body = Buffer.from(JSON.stringify(configuration));
    const contentType = 'application/json; charset=utf-8';
    return file({ kind: 'configuration', contentType, encoding: null, body }, request);
  }
  const encodings = acceptedEncodings(request.headers['accept-encoding']);
  const query = urlOf(request).search.slice(1);
  const prerendered = prerenderedPage(sentPathOf(request), query, request.headers);
  const found = await findFile(distDir, pathname, encodings, prerendered);
  return found ? file(found, request) : plain(404, 'Not found');
}

/** Serves the built app below `/bos/` with the production headers, and nothing else. */
export function makeStaticHandler(options: StaticServerOptions): Handler {
  return async (request, response) => {
    const pathname = pathnameOf(request);
    const answer = await decideResponse(request, pathname, options);
    const { status, kind, headers, body, inline } = answer;
    const sources = { ...options.origins, inline };
    response.writeHead(status, {
      ...productionHeaders(kind, sentPathOf(request), sources, options.isHttps ?? false),
      'Content-Length': body.length,
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
