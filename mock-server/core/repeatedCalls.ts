import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { UserRow } from '../database/tables';
import { fail } from './apiProblem';
import { Reply } from './route';

/** The first responses as plain data: the bytes of a file are base64. */
export type FirstResponses = {
  place: string;
  body: string;
  reply: { status: number; headers: Record<string, string>; body?: unknown; base64?: string };
}[];

/** The limit of the memory; a call is repeated long before so many others have come. */
const MOST_RESPONSES = 10_000;

interface FirstResponse {
  body: string;
  reply: Reply;
}

/**
 * Responses to POSTs with an `Idempotency-Key`: the first success is repeated to the same user,
 * call and key, and nothing is done a second time. A refused call has no effect, so its response is
 * not stored.
 */
export class RepeatedCalls {
  private readonly responses = new Map<string, FirstResponse>();

  clear(): void {
    this.responses.clear();
  }

  list(): FirstResponses {
    return [...this.responses].map(([place, { body, reply }]) => {
      const { status, headers } = reply;
      const content = Buffer.isBuffer(reply.body)
        ? { base64: reply.body.toString('base64') }
        : { body: reply.body };
      return { place, body, reply: { status, headers, ...content } };
    });
  }

  restore(responses: FirstResponses): void {
    this.clear();
    for (const { place, body, reply } of responses) {
      const content = reply.base64 === undefined ? reply.body : Buffer.from(reply.base64, 'base64');
      this.responses.set(place, { body, reply: new Reply(content, reply.headers, reply.status) });
    }
  }

  serveOnce(request: Request, user: UserRow | null, serve: () => Reply): Reply {
    const key = request.get('idempotency-key');
    if (request.method !== 'POST' || !key) return serve();
    const place = JSON.stringify([user?.id ?? null, request.path, key]);
    const body = contentOf(request);
    const first = this.responses.get(place);
    if (first && first.body !== body) {
      throw fail(422, 'Idempotency-Key sudah dipakai untuk permintaan lain');
    }
    if (first) return first.reply;
    const reply = serve();
    this.responses.set(place, { body, reply });
    const [oldest] = this.responses.keys();
    if (this.responses.size > MOST_RESPONSES && oldest !== undefined) this.responses.delete(oldest);
    return reply;
  }
}

/** Distinguishes two requests with the same key: the body, and the file of an upload. */
function contentOf({ body, files }: Request): string {
  const text = JSON.stringify(body ?? null);
  if (!Array.isArray(files) || files.length === 0) return digest(text);
  return digest(...files.flatMap(({ originalname, buffer }) => [originalname, buffer]));
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}
