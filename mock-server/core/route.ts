import type { Request, RequestHandler } from 'express';
import type { operations } from '@/api/contract';
import type { Schemas, UserRow } from '../database/tables';
import type { Store } from './store';

export type OperationId = keyof operations;

type Json<Content> = Content extends { 'application/json': infer Body } ? Body : undefined;
/** The values of a call's path or query, as the contract types them. */
export type Parameters<Id extends OperationId, In extends string> =
  operations[Id]['parameters'] extends Partial<Record<In, infer Values>>
    ? NonNullable<Values>
    : Record<string, never>;
/** The JSON that an operation reads; undefined where it reads none. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Json<Content>
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Json<Content> | undefined
    : undefined;
type ResponseBody<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: infer Content };
}
  ? Json<Content>
  : undefined;
type Data<Id extends OperationId> = ResponseBody<Id> extends { data: infer Value } ? Value : Reply;

/** What a handler gets: the call, already checked against the contract. */
export interface Call<Id extends OperationId> {
  store: Store;
  /** The owner of the call's token. Throws for calls that the contract leaves public. */
  user: UserRow;
  /** The same for calls that may come with or without a session. */
  optionalUser: UserRow | null;
  /** The bearer token itself; empty where none came. */
  token: string;
  /** Where the caller's app may be. */
  appOrigins: readonly string[];
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: RequestBody<Id>;
  request: Request;
}

/** A response that is not the plain envelope: a page of a list, or bytes (a Buffer as the body). */
export class Reply {
  constructor(
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
    readonly status = 200,
  ) {}
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Data<Id> | Reply;

/** How one operation is served: by a handler, or by Express middleware. */
export type Route =
  | { operationId: OperationId; handle: (call: Call<OperationId>) => Reply }
  | { operationId: OperationId; middleware: RequestHandler };

/**
 * Serves one operation of the contract. The handler returns the `data` of the response, or a Reply;
 * it refuses with `throw fail(status, text)`. It must not be async: one call is one step.
 */
export function route<Id extends OperationId>(operationId: Id, handler: Handler<Id>): Route {
  return {
    operationId,
    handle: (call) => {
      // The contract's validation has made the call one of this operation.
      const result = handler(call);
      if (result instanceof Reply) return result;
      return new Reply({ code: 200, message: 'OK', data: result ?? null });
    },
  };
}

/** Serves one operation with Express middleware (json-server's router for the master data). */
export function middlewareRoute(operationId: OperationId, middleware: RequestHandler): Route {
  return { operationId, middleware };
}

/** A page of a list, with the pagination beside the data. */
export function paged(data: unknown[], pagination: Schemas['Pagination']): Reply {
  return new Reply({ code: 200, message: 'OK', data, pagination });
}

/** Bytes with their headers. */
export function bytes(content: Buffer, headers: Record<string, string>): Reply {
  return new Reply(content, headers);
}
