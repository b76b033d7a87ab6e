import { randomId } from '@/platform/randomId';
import type { WireEnvironment } from './environment';
import { isApiProblem } from './problem';
import type { Result, WireRequest } from './request';

/** Keys of POSTs that nobody has answered yet, by what they asked for. */
const unconfirmed = new WeakMap<WireEnvironment, Map<string, string>>();

/**
 * Gives a POST its `Idempotency-Key` where the configuration asks for them. The same request keeps
 * its key until the server has answered it, so that trying again after silence has one effect, while
 * the same wish on another day is a new one.
 */
export async function withIdempotencyKey<Value>(
  env: WireEnvironment,
  request: WireRequest,
  send: (request: WireRequest) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const isWanted = env.sendsIdempotencyKeys && request.service !== 'flags';
  if (!isWanted || request.method !== 'POST') return send(request);
  const keys = unconfirmed.get(env) ?? new Map<string, string>();
  unconfirmed.set(env, keys);
  const wish = `${request.service} ${request.path} ${JSON.stringify(request.body)}`;
  const idempotencyKey = keys.get(wish) ?? randomId();
  keys.set(wish, idempotencyKey);
  const result = await send({ ...request, idempotencyKey });
  const { problem } = result;
  // Also of one that cannot have left, as far as the browser knows: it may be wrong.
  const isUnresolved = isApiProblem(problem) && (problem.mayHaveArrived || problem.status === null);
  if (!isUnresolved && keys.get(wish) === idempotencyKey) keys.delete(wish);
  return result;
}
