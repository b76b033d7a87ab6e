import type { Response } from 'express';
import { maskSecrets, maskText } from './masking';

/** What was answered to a call, as people read it. */
export interface ShownAnswer {
  content_type: string;
  /** In bytes, before compression. */
  size: number;
  /** JSON or text, with secrets masked; null where it is neither, or too long to keep. */
  body: unknown;
}

interface KeptAnswer {
  contentType: string;
  size: number;
  parts: Buffer[];
}

const LONGEST_ANSWER = 64 * 1024;
const MOST_ANSWERS = 300;

/** The answers of the newest calls. They are read, and masked, when somebody asks. */
export class KeptAnswers {
  private readonly answers = new Map<number, KeptAnswer>();

  clear(): void {
    this.answers.clear();
  }

  /** Listens in on what goes out, below compression and above everything that answers. */
  keep(id: number, response: Response): void {
    const answer: KeptAnswer = { contentType: '', size: 0, parts: [] };
    this.answers.set(id, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > MOST_ANSWERS && oldest !== undefined) this.answers.delete(oldest);

    const listenIn = (name: 'write' | 'end'): void => {
      const send = response[name].bind(response) as (...parts: unknown[]) => never;
      response[name] = (...parts: unknown[]): never => {
        note(answer, parts[0]);
        return send(...parts);
      };
    };
    listenIn('write');
    listenIn('end');
    response.on('finish', () => {
      answer.contentType = String(response.getHeader('content-type') ?? '');
    });
  }

  /** Null where the answer is not kept any more. */
  show(id: number): ShownAnswer | null {
    const answer = this.answers.get(id);
    if (!answer) return null;
    const { contentType, size } = answer;
    return { content_type: contentType, size, body: size === 0 ? null : read(answer) };
  }
}

function note(answer: KeptAnswer, chunk: unknown): void {
  const isText = typeof chunk === 'string';
  if (!isText && !(chunk instanceof Uint8Array)) return;
  const bytes = Buffer.from(chunk as Uint8Array);
  answer.size += bytes.length;
  if (answer.size <= LONGEST_ANSWER) answer.parts.push(bytes);
  else answer.parts = [];
}

function read({ contentType, size, parts }: KeptAnswer): unknown {
  if (size > LONGEST_ANSWER || !/json|^text\//.test(contentType)) return null;
  const text = Buffer.concat(parts).toString('utf8');
  try {
    return maskSecrets(JSON.parse(text));
  } catch {
    return maskText(text);
  }
}
