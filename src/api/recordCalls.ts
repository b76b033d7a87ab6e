import type { Call, CallOptions } from './baseQuery';
import { nothing, type Reader } from './readers';

interface Sent {
  body: object;
}

interface Named {
  id: number;
}

/** The `query` of an endpoint that adds a record; the response is the record. */
export const adding =
  <Arg extends Sent>(path: (arg: Arg) => string, read: Reader<unknown>) =>
  (arg: Arg & CallOptions): Call => ({
    service: 'identity',
    path: path(arg),
    method: 'POST',
    body: arg.body,
    problems: arg.problems,
    read,
  });

/** The `query` of an endpoint that changes a record; the response is the record as it is then. */
export const changing =
  (path: (id: number) => string, read: Reader<unknown>) =>
  ({ id, body, problems }: Named & Sent & CallOptions): Call => ({
    service: 'identity',
    path: path(id),
    method: 'PUT',
    body,
    problems,
    read,
  });

/** The `query` of an endpoint that removes a record. */
export const removing =
  (path: (id: number) => string) =>
  ({ id, problems }: Named & CallOptions): Call => ({
    service: 'identity',
    path: path(id),
    method: 'DELETE',
    problems,
    read: nothing,
  });
