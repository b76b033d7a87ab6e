import { isApiProblem, unanswered } from '@/api/problem';
import type { Answer } from '@/api/request';

/** What a call of the API hook comes to; it never throws. */
export async function answered<Value>(
  call: PromiseLike<{ data: Value } | { error: unknown } | { data?: Value; error?: unknown }>,
): Promise<Answer<Value>> {
  const result = await call;
  if ('data' in result && result.data !== undefined) return { value: result.data };
  const problem = 'error' in result ? result.error : undefined;
  return { problem: isApiProblem(problem) ? problem : unanswered('unreadable', true) };
}
