import type { WireEnvironment } from './environment';
import { withIdempotencyKey } from './idempotency';
import { noResponseProblem, type ApiProblem } from './problem';
import type { WireRequest } from './request';

const environment = (sendsIdempotencyKeys = true) => ({ sendsIdempotencyKeys }) as WireEnvironment;

const addBank = (accountNo: string): WireRequest => ({
  service: 'identity',
  path: '/user/banks',
  method: 'POST',
  body: { account_no: accountNo },
});

const refused: ApiProblem = { ...noResponseProblem('http', false), status: 409 };

/** Sends a request with the given outcome, and returns the key that it carried. */
async function keyOf(env: WireEnvironment, request: WireRequest, problem?: ApiProblem) {
  let key: string | undefined;
  await withIdempotencyKey(env, request, (sent) => {
    key = sent.idempotencyKey;
    return Promise.resolve(problem ? { problem } : { value: null });
  });
  return key;
}

test('trying again after silence carries the key of the first try', async () => {
  const env = environment();
  const first = await keyOf(env, addBank('12345'), noResponseProblem('timeout', true));
  expect(first).toBeDefined();
  expect(await keyOf(env, addBank('12345'), noResponseProblem('offline', true))).toBe(first);
  expect(await keyOf(env, addBank('12345'))).toBe(first);
});

test('C7: so does one that left no trace, for a browser that says offline may be wrong', async () => {
  const env = environment();
  const first = await keyOf(env, addBank('12345'), noResponseProblem('offline', false));
  expect(await keyOf(env, addBank('12345'))).toBe(first);
});

test('the same wish after an answer is a new one', async () => {
  const env = environment();
  const first = await keyOf(env, addBank('12345'));
  const second = await keyOf(env, addBank('12345'), refused);
  const third = await keyOf(env, addBank('12345'));
  expect(new Set([first, second, third]).size).toBe(3);
});

test('another wish has another key', async () => {
  const env = environment();
  const first = await keyOf(env, addBank('12345'), noResponseProblem('timeout', true));
  expect(await keyOf(env, addBank('54321'))).not.toBe(first);
});

test('only POSTs carry a key, and only where the configuration asks for them', async () => {
  expect(await keyOf(environment(), { ...addBank('1'), method: 'PUT' })).toBeUndefined();
  expect(await keyOf(environment(false), addBank('1'))).toBeUndefined();
});
