import type { RequestHandler } from 'express';
import { inflateSync } from 'node:zlib';

/** One item of an envelope: an error, a span, a session, or a part of a replay. */
export interface ReportedItem {
  type: string;
  /** Of the envelope that it came in, and its own. */
  headers: { envelope: unknown; item: unknown };
  /** As JSON, or as text where it is none; a compressed recording is unpacked. */
  content: unknown;
}

const MAX_BYTES = 20 * 1024 * 1024;
const NEW_LINE = 0x0a;

/** What the page has sent to error reporting: a sink for Sentry's envelopes, which stores and counts. */
export class ErrorReports {
  private items: ReportedItem[] = [];

  list(): readonly ReportedItem[] {
    return this.items;
  }

  clear(): void {
    this.items = [];
  }

  /** `POST …/api/{project}/envelope/`, from pages of every origin, like Sentry's own. */
  readonly receive: RequestHandler = (request, response, next) => {
    response.set('Access-Control-Allow-Origin', '*');
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_BYTES) chunks.push(chunk);
    });
    request.on('error', next);
    request.on('end', () => {
      try {
        this.items.push(...readEnvelope(Buffer.concat(chunks)));
        response.json({});
      } catch {
        response.status(400).json({ code: 400, error: 'This is no envelope' });
      }
    });
  };
}

interface ItemHeader {
  type: string;
  length?: number;
}

/** The items of an envelope: lines of JSON, its header and then those of items, each followed by its content. */
export function readEnvelope(body: Buffer): ReportedItem[] {
  const items: ReportedItem[] = [];
  let at = 0;
  const readUntil = (end: number): Buffer => {
    const part = body.subarray(at, end);
    at = end + 1;
    return part;
  };
  const readLine = (): Buffer => {
    const end = body.indexOf(NEW_LINE, at);
    return readUntil(end < 0 ? body.length : end);
  };
  const envelope: unknown = JSON.parse(readLine().toString());
  while (at < body.length) {
    const line = readLine().toString();
    if (line === '') continue;
    const item = JSON.parse(line) as ItemHeader;
    const { type, length } = item;
    items.push({
      type,
      headers: { envelope, item },
      content: contentOf(length === undefined ? readLine() : readUntil(at + length)),
    });
  }
  return items;
}

function contentOf(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    return JSON.parse(text);
  } catch {
    return recordingOf(bytes) ?? text;
  }
}

/** A part of a replay: a line of JSON, and then its events, compressed or not. */
function recordingOf(bytes: Buffer): unknown {
  const end = bytes.indexOf(NEW_LINE);
  if (end < 0) return null;
  const events = bytes.subarray(end + 1);
  try {
    return JSON.parse(inflateSync(events).toString());
  } catch {
    return `${bytes.subarray(0, end).toString()}\n${events.toString()}`;
  }
}
