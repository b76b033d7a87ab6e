import type { Request, RequestHandler, Response } from 'express';
import type { operations } from '@/api/contract';
import type { Schemas, UserRow } from './database/tables';
import type { Store } from './store';

export type OperationId = keyof operations;

type Json<Content> = Content extends { 'application/json': infer Body } ? Body : undefined;
type Parameters<Id extends OperationId, Place extends string> =
  operations[Id]['parameters'] extends Partial<Record<Place, infer Values>>
    ? NonNullable<Values>
    : Record<string, never>;
type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Json<Content>
  : operations[Id] extends { requestBody?: { content: infer Content } }
    ? Json<Content> | undefined
    : undefined;
type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: infer Content };
}
  ? Json<Content>
  : undefined;
type Data<Id extends OperationId> = Answer<Id> extends { data: infer Value } ? Value : Answer<Id>;

/** What a handler gets: the call, already checked against the contract. */
export interface Call<Id extends OperationId> {
  store: Store;
  /** Whose token came with the call. Throws for calls that the contract leaves public. */
  user: UserRow;
  /** The same for calls that may come with or without a session. */
  optionalUser: UserRow | null;
  /** The bearer token itself; empty where none came. */
  token: string;
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: RequestBody<Id>;
  request: Request;
}

/** An answer that is not the plain envelope: a page of a list, or bytes. */
export class Reply {
  constructor(
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
    readonly status = 200,
  ) {}
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Data<Id> | Reply;

export interface Route {
  operationId: OperationId;
  serve: (call: Call<OperationId>, response: Response) => void;
}

/**
 * Serves one operation of the contract. The handler returns the `data` of the answer, or a Reply;
 * it refuses with `throw fail(status, text)`. It must not be async: one call is one step.
 */
export function route<Id extends OperationId>(operationId: Id, handler: Handler<Id>): Route {
  return {
    operationId,
    serve: (call, response) => {
      // The contract's validation has made the call one of this operation.
      send(response, handler(call as unknown as Call<Id>));
    },
  };
}

/** Serves one operation with Express's own means (the router of the master data). */
export function rawRoute(operationId: OperationId, handler: RequestHandler): Route {
  return {
    operationId,
    serve: (call, response) => handler(call.request, response, (error) => throwAny(error)),
  };
}

/** A page of a list, with the pagination beside the data. */
export function paged(data: unknown[], pagination: Schemas['Pagination']): Reply {
  return new Reply({ code: 200, message: 'OK', data, pagination });
}

/** Bytes of a type; a Buffer as the body is never taken for JSON. */
export function bytes(content: Buffer, headers: Record<string, string>): Reply {
  return new Reply(content, headers);
}

function send(response: Response, result: unknown): void {
  if (!(result instanceof Reply)) {
    response.json({ code: 200, message: 'OK', data: result ?? null });
    return;
  }
  response.status(result.status).set(result.headers);
  if (Buffer.isBuffer(result.body)) response.end(result.body);
  else response.json(result.body);
}

function throwAny(error: unknown): void {
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
