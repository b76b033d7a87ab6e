import type { Request } from 'express';
import type { UserRow } from './database/tables';
import { fail } from './refusal';
import type { Reply } from './route';

interface FirstAnswer {
  body: string;
  reply: Reply;
}

/**
 * Answers to POSTs with an `Idempotency-Key`: the first success is repeated to the same user, call
 * and key, and nothing is done a second time. A refusal has done nothing, so it is not kept.
 */
export class RepeatedCalls {
  private readonly answers = new Map<string, FirstAnswer>();

  clear(): void {
    this.answers.clear();
  }

  answer(request: Request, user: UserRow | null, serve: () => Reply): Reply {
    const key = request.get('idempotency-key');
    if (request.method !== 'POST' || !key) return serve();
    const place = JSON.stringify([user?.id ?? null, request.path, key]);
    const body = JSON.stringify(request.body ?? null);
    const first = this.answers.get(place);
    if (first && first.body !== body) {
      throw fail(422, 'Idempotency-Key sudah dipakai untuk permintaan lain');
    }
    if (first) return first.reply;
    const reply = serve();
    this.answers.set(place, { body, reply });
    return reply;
  }
}
