import type { toStringMethod } from 'fast-check';
import type { TokenRow } from '../../database/tables';
import type { Operation } from '../../testing/operations';
import type { AnySent } from '../contract/httpCall';

/** A valid call, from which broken requests are made. */
export interface GoodCall {
  operation: Operation;
  who: string | null;
  sent: AnySent;
  /** Tables that change even if the call is refused, such as the number of wrong tries. */
  counted: string[];
}

/** The token of a request: its user, its kind and whether it has expired. */
export interface Bearer {
  who: string;
  kind: TokenRow['kind'];
  isExpired: boolean;
}

/** A request as it is sent over HTTP. */
export interface FuzzRequest {
  /** The valid call that it was made from. */
  good: GoodCall;
  /** Whether method and path are still those of the operation. */
  targetsOperation: boolean;
  method: string;
  /** Path and query, exactly as they are sent. */
  path: string;
  bearer: Bearer | null;
  /** Without the bearer token, unless a broken `authorization` replaces it. */
  headers: Record<string, string>;
  body: Buffer | null;
  /** The text of the request in the report. */
  [toStringMethod]?: () => string;
}

const MAX_BYTES_SHOWN = 600;
const MAX_HEADER_SHOWN = 200;

const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** Bytes for `printf %b`: everything except plain ASCII as octal escapes. */
const printable = (bytes: Buffer): string =>
  Array.from(bytes, (byte) =>
    byte < 32 || byte > 126 || byte === 39 || byte === 92
      ? `\\0${byte.toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte),
  ).join('');

/** A long header is one char repeated. It is shortened here; `npm run mock:fuzz` sends it whole. */
const shortened = (value: string): string =>
  value.length > MAX_HEADER_SHOWN
    ? `${value.slice(0, MAX_HEADER_SHOWN)}… (${value.length} chars)`
    : value;

/** A shell command that sends the request to a mock at `url`. */
export function asCurl(request: FuzzRequest, url: string): string {
  const { method, path, headers, bearer, body } = request;
  const lines: string[] = [];
  const sent = { ...headers };
  if (bearer && !('authorization' in sent)) {
    const { who, kind, isExpired } = bearer;
    lines.push(`# TOKEN: ${isExpired ? 'expired, ' : ''}${kind} of ${who}@bos.test`);
    lines.push(
      `TOKEN=$(curl -s ${quoted(`${url}/__mock/users/${who}@bos.test/token`)}` +
        ` -H 'content-type: application/json' -d '{"kind":"${kind}"}' | sed 's/.*"token":"\\([^"]*\\).*/\\1/')`,
    );
  }
  const shown = body?.subarray(0, MAX_BYTES_SHOWN) ?? null;
  if (body && shown && shown.length < body.length) {
    lines.push(`# The body is cut off here: it has ${body.length} bytes`);
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
