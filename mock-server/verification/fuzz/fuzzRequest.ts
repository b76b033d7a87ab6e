import type { toStringMethod } from 'fast-check';
import type { TokenRow } from '../../database/tables';
import type { Operation } from '../../testing/operations';
import type { AnySent } from '../contract/httpCall';

/** A call that the mock takes, from which broken ones are made. */
export interface GoodCall {
  operation: Operation;
  who: string | null;
  sent: AnySent;
  /** Tables that change even where the call is refused: tries that are counted. */
  counted: string[];
}

/** Whose token comes with a request. */
export interface Bearer {
  who: string;
  kind: TokenRow['kind'];
  isExpired: boolean;
}

/** A request as it goes over the wire. */
export interface FuzzRequest {
  /** The call that it started from. */
  good: GoodCall;
  /** Whether method and path are still the operation's. */
  isInPlace: boolean;
  method: string;
  /** Path and query, just as they are sent. */
  path: string;
  bearer: Bearer | null;
  /** Without the bearer token, unless a change has put something in its place. */
  headers: Record<string, string>;
  body: Buffer | null;
  /** How the report of a failure shows it. */
  [toStringMethod]?: () => string;
}

const MOST_BYTES_SHOWN = 600;
const LONGEST_HEADER_SHOWN = 200;

const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** Bytes for `printf %b`: all but plain letters and punctuation as octal numbers. */
const printable = (bytes: Buffer): string =>
  Array.from(bytes, (byte) =>
    byte < 32 || byte > 126 || byte === 39 || byte === 92
      ? `\\0${byte.toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte),
  ).join('');

/** A long header is one char many times over; `npm run mock:fuzz` sends it whole. */
const shortened = (value: string): string =>
  value.length > LONGEST_HEADER_SHOWN
    ? `${value.slice(0, LONGEST_HEADER_SHOWN)}… (${value.length} chars)`
    : value;

/** The request as a command for a shell, to be sent to a mock at `url`. */
export function asCurl(request: FuzzRequest, url: string): string {
  const { method, path, headers, bearer, body } = request;
  const lines: string[] = [];
  const sent = { ...headers };
  if (bearer && !('authorization' in sent)) {
    const { who, kind, isExpired } = bearer;
    lines.push(`# TOKEN: ${isExpired ? 'one that has run out, ' : ''}${kind} of ${who}@bos.test`);
    lines.push(
      `TOKEN=$(curl -s ${quoted(`${url}/__mock/users/${who}@bos.test/token`)}` +
        ` -H 'content-type: application/json' -d '{"kind":"${kind}"}' | sed 's/.*"token":"\\([^"]*\\).*/\\1/')`,
    );
  }
  const shown = body?.subarray(0, MOST_BYTES_SHOWN) ?? null;
  if (body && shown && shown.length < body.length) {
    lines.push(`# The body goes on: it has ${body.length} bytes`);
  }
  const parts = [
    ...(shown ? [`printf %b '${printable(shown)}' |`] : []),
    `curl -i --path-as-is -g -X ${method}`,
    ...Object.entries(sent).map(([name, value]) => `-H ${quoted(`${name}: ${shortened(value)}`)}`),
    ...(bearer && !('authorization' in sent) ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(shown ? ['--data-binary @-'] : []),
    quoted(`${url}${path}`),
  ];
  return [...lines, parts.join(' ')].join('\n');
}
