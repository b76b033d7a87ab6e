import type { Request, RequestHandler, Response } from 'express';
import { BadRequest } from 'express-openapi-validator/dist/openapi.validator';
import { appOriginsOf } from './appUrl';
import { identityOf } from './identity';
import { fail, failUnauthorized } from './apiProblem';
import type { RepeatedCalls } from './repeatedCalls';
import type { Call, OperationId, Reply, Route } from './route';
import type { Store } from './store';

interface DispatchContext {
  store: Store;
  repeatedCalls: RepeatedCalls;
  appUrl: string;
}

/** Hands a call that matches the contract to the handler of its operation. */
export function makeDispatch(parts: DispatchContext, routes: readonly Route[]): RequestHandler {
  const { store, repeatedCalls } = parts;
  const routeOf = new Map<string, Route>(routes.map((route) => [route.operationId, route]));
  return (request, response, next) => {
    const { schema } = operationOf(request);
    const route = routeOf.get(schema?.operationId ?? '');
    if (!route) throw fail(404, 'Alamat tidak ditemukan');
    if (!schema?.requestBody) checkNoBody(request);
    if ('middleware' in route) {
      route.middleware(request, response, next);
      return;
    }
    const call = makeCall(parts, request);
    // Releases a call that was held back.
    response.set('Date', store.httpDate());
    send(
      response,
      repeatedCalls.serveOnce(request, call.optionalUser, () => route.handle(call)),
    );
  };
}

/** The validator leaves the body alone if the contract has none; an empty object counts as none. */
function checkNoBody({ body }: { body: unknown }): void {
  const keys = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  if (keys.length > 0) throw new BadRequest({ path: '/body', message: 'must be empty' });
}

interface MatchedOperation {
  schema?: { operationId?: string; requestBody?: object };
  pathParams?: Record<string, unknown>;
}

/** The call with the parameter types that the validator has checked. */
function operationOf(request: Request): MatchedOperation {
  return (request as Request & { openapi?: MatchedOperation }).openapi ?? {};
}

function makeCall({ store, appUrl }: DispatchContext, request: Request): Call<OperationId> {
  const identity = identityOf(store, request);
  return {
    store,
    get user() {
      if (!identity) throw failUnauthorized();
      return identity.user;
    },
    optionalUser: identity?.user ?? null,
    token: identity?.token ?? '',
    appOrigins: appOriginsOf(request, appUrl),
    params: (operationOf(request).pathParams ?? {}) as unknown as Call<OperationId>['params'],
    query: request.query,
    body: request.body as Call<OperationId>['body'],
    request,
  };
}

function send(response: Response, reply: Reply): void {
  response.status(reply.status).set(reply.headers);
  if (Buffer.isBuffer(reply.body) || reply.body === undefined) response.end(reply.body);
  else response.json(reply.body);
}
