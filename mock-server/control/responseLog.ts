import type { Response } from 'express';
import { maskSecrets, maskText } from './masking';

/** The response to a call, for display. */
export interface LoggedResponse {
  content_type: string;
  /** In bytes, before compression. */
  size: number;
  /** JSON or text, with secrets masked; null if it is neither, or too long to log. */
  body: unknown;
}

interface RawResponse {
  contentType: string;
  size: number;
  parts: Buffer[];
}

const LONGEST_BODY = 64 * 1024;
const MOST_RESPONSES = 300;

/** The responses to the newest calls. They are parsed and masked when they are read. */
export class ResponseLog {
  private readonly responses = new Map<number, RawResponse>();

  clear(): void {
    this.responses.clear();
  }

  /** Records what is sent, below compression and above every handler. */
  add(id: number, response: Response): void {
    const raw: RawResponse = { contentType: '', size: 0, parts: [] };
    this.responses.set(id, raw);
    const [oldest] = this.responses.keys();
    if (this.responses.size > MOST_RESPONSES && oldest !== undefined) this.responses.delete(oldest);

    const listenIn = (name: 'write' | 'end'): void => {
      const send = response[name].bind(response) as (...parts: unknown[]) => never;
      response[name] = (...parts: unknown[]): never => {
        addChunk(raw, parts[0]);
        return send(...parts);
      };
    };
    listenIn('write');
    listenIn('end');
    response.on('finish', () => {
      raw.contentType = String(response.getHeader('content-type') ?? '');
    });
  }

  /** Null if newer ones have replaced it. */
  find(id: number): LoggedResponse | null {
    const raw = this.responses.get(id);
    if (!raw) return null;
    const { contentType, size } = raw;
    return { content_type: contentType, size, body: size === 0 ? null : readBody(raw) };
  }
}

function addChunk(raw: RawResponse, chunk: unknown): void {
  const isText = typeof chunk === 'string';
  if (!isText && !(chunk instanceof Uint8Array)) return;
  const bytes = Buffer.from(chunk as Uint8Array);
  raw.size += bytes.length;
  if (raw.size <= LONGEST_BODY) raw.parts.push(bytes);
  else raw.parts = [];
}

function readBody({ contentType, size, parts }: RawResponse): unknown {
  if (size > LONGEST_BODY || !/json|^text\//.test(contentType)) return null;
  const text = Buffer.concat(parts).toString('utf8');
  try {
    return maskSecrets(JSON.parse(text));
  } catch {
    return maskText(text);
  }
}
