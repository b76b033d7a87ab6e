import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { productionHeaders, type AllowedOrigins, type AnswerKind } from './headers';
import { acceptedEncodings, BASE, findAnswer, type FileAnswer } from './staticFiles';

export interface StaticServerOptions {
  /** The built app. */
  distDir: string;
  /** Answers `/bos/config.json` in place of the file in `dist`. */
  configuration?: Record<string, unknown>;
  origins: AllowedOrigins;
  /** Whether visitors come over https (directly, or through a proxy that ends it). */
  isHttps?: boolean;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Decodes and normalises the path of a request; null where it is not a path. */
function pathOf(request: IncomingMessage): string | null {
  try {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    return pathname.includes('\0') ? null : pathname;
  } catch {
    return null;
  }
}

/** Serves the built app below `/bos/` with the production headers, and nothing else. */
export function makeStaticHandler(options: StaticServerOptions): Handler {
  const { distDir, configuration, origins, isHttps = false } = options;

  return async (request, response) => {
    const pathname = pathOf(request);

    const answer = (
      status: number,
      kind: AnswerKind,
      body: Buffer | string,
      headers: Record<string, string>,
    ) => {
      response.writeHead(status, {
        ...productionHeaders(kind, pathname ?? '', origins, isHttps),
        'Content-Length': Buffer.byteLength(body),
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const say = (status: number, text: string, headers: Record<string, string> = {}) =>
      answer(status, 'missing', text, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });

    const send = (found: FileAnswer) => {
      const etag = `"${createHash('sha256').update(found.body).digest('base64url').slice(0, 27)}"`;
      const headers = {
        'Content-Type': found.contentType,
        Vary: 'Accept-Encoding',
        ETag: etag,
        ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
      };
      const isKnown = request.headers['if-none-match'] === etag;
      if (isKnown) answer(304, found.kind, '', headers);
      else answer(200, found.kind, found.body, headers);
    };

    if (pathname === null) return say(400, 'Bad request');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    if (pathname === '/' || pathname === '/bos') return say(302, '', { Location: BASE });
    if (!pathname.startsWith(BASE)) return say(404, 'Not found');
    if (pathname === `${BASE}config.json` && configuration) {
      const body = Buffer.from(JSON.stringify(configuration));
      return send({
        kind: 'configuration',
        contentType: 'application/json; charset=utf-8',
        encoding: null,
        body,
      });
    }
    const encodings = acceptedEncodings(request.headers['accept-encoding']);
    const found = await findAnswer(distDir, pathname, encodings);
    return found ? send(found) : say(404, 'Not found');
  };
}
