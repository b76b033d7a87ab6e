import type { TestResponse, TestMock } from '../../testing/client';
import type { Operation } from '../../testing/operations';
import type { CaseContext } from './contractCase';

/** A call as it is sent over HTTP. */
export interface HttpCall {
  method: string;
  path: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  body?: unknown;
  file?: { name: string; content: Uint8Array } | undefined;
}

/** What a case sends, without the types of its operation. */
export interface AnySent {
  params?: Readonly<Record<string, string | number>>;
  query?: object;
  body?: unknown;
  file?: { name: string; content: Uint8Array };
}

/** The path and query string of a call. */
export function pathOf(operation: Operation, { params = {}, query = {} }: AnySent): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operation.id} needs ${name} in its path`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}

/** A call by this user, with a token of the kind that the contract demands. */
export function callOf(
  context: CaseContext,
  operation: Operation,
  who: string | null,
  sent: AnySent,
): HttpCall {
  const { method, tokenKind } = operation;
  const token = who === null || tokenKind === null ? undefined : context.token(who, tokenKind);
  const { body, file } = sent;
  return { method, path: pathOf(operation, sent), token, body, file };
}

/** Makes the call over real HTTP. */
export async function makeCall(mock: TestMock, call: HttpCall): Promise<TestResponse> {
  if (!call.file) return mock.call(call.method, call.path, call);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(call.file.content)]), call.file.name);
  return mock.call(call.method, call.path, { ...call, body: form });
}
