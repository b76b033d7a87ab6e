import { randomId } from '@/platform/randomId';
import type { WireEnvironment } from './environment';
import { isApiProblem } from './problem';
import type { Result, WireRequest } from './request';

/** Keys of POSTs without a response so far, by what they asked for. */
const unconfirmed = new WeakMap<WireEnvironment, Map<string, string>>();

/**
 * Adds an `Idempotency-Key` to a POST if the configuration asks for it. The same request keeps its
 * key until the server responds, so a retry after no response has one effect. After a response the
 * same request gets a new key.
 */
export async function withIdempotencyKey<Value>(
  env: WireEnvironment,
  request: WireRequest,
  send: (request: WireRequest) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (!env.sendsIdempotencyKeys || request.method !== 'POST') return send(request);
  const keys = unconfirmed.get(env) ?? new Map<string, string>();
  unconfirmed.set(env, keys);
  const wish = `${request.service} ${request.path} ${JSON.stringify(request.body)}`;
  const idempotencyKey = keys.get(wish) ?? randomId();
  keys.set(wish, idempotencyKey);
  const result = await send({ ...request, idempotencyKey });
  const { problem } = result;
  // A request counts as unresolved even if the browser says that it was never sent: the browser may
  // be wrong.
  const isUnresolved = isApiProblem(problem) && (problem.mayHaveArrived || problem.status === null);
  if (!isUnresolved && keys.get(wish) === idempotencyKey) keys.delete(wish);
  return result;
}
