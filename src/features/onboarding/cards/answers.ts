import { isApiProblem, unanswered } from '@/api/problem';
import type { Answer } from '@/api/request';
import type { CardItem } from './cardKind';

/** A write whose answer nobody but the caller waits for. */
export const UNTRACKED = { track: false } as const;

/** A list fetched again, whatever is known of it. */
export const FORCE_REFETCH = { forceRefetch: true, subscribe: false } as const;

/** What a write comes to; it never throws. */
export async function answered<Value>(
  call: PromiseLike<{ data?: Value | undefined; error?: unknown }>,
): Promise<Answer<Value>> {
  const { data, error } = await call;
  if (error === undefined && data !== undefined) return { value: data };
  return { problem: isApiProblem(error) ? error : unanswered('unreadable', true) };
}

/** What a list is now; null where the server did not say. */
export async function refetched<Item>(
  query: PromiseLike<{ data?: readonly Item[] | undefined; isSuccess: boolean }>,
): Promise<readonly Item[] | null> {
  const { data, isSuccess } = await query;
  return isSuccess ? (data ?? null) : null;
}

/** A list with this record in it: in the place of its older self, or at the end. */
export function withItem<Item extends CardItem>(items: readonly Item[], item: Item): Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((known) => (known.id === item.id ? item : known))
    : [...items, item];
}
