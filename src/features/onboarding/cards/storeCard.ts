import { isGone, mayBeDone, type ApiProblem } from '@/api/problem';
import type { CardItem, CardStore } from './cardKind';
import { matchesRequest } from '../model/matchesRequest';

/**
 * - `stored`: the server has it; `wasFound` if the list shows it and not the response.
 * - `refused`: the server refused, or the request was never sent; `items` is the list if it was
 *   fetched.
 * - `notStored`: no response came, and the list shows that nothing had arrived.
 * - `unsure`: neither a response nor the list came.
 */
export type StoreOutcome<Item> =
  | { kind: 'stored'; item: Item; wasFound: boolean }
  | { kind: 'refused'; problem: ApiProblem; items: readonly Item[] | null }
  | { kind: 'notStored' }
  | { kind: 'unsure' };

/**
 * Whether the record may have been stored all the same, so that the next try checks the list before
 * it sends anything. A browser that says it is offline may be wrong (C7).
 */
export const mayBeStored = <Item>(outcome: StoreOutcome<Item>): boolean =>
  outcome.kind === 'unsure' ||
  outcome.kind === 'notStored' ||
  (outcome.kind === 'refused' && outcome.problem.status === null);

export interface StoreWish<Request> {
  request: Request;
  /** The record to change; null for a new one. */
  id: number | null;
  /** The records before the first try, so that none of them is mistaken for the new one. */
  knownIds: ReadonlySet<number>;
  /** An earlier try of this card had no response: check the list before sending anything. */
  isUnsure: boolean;
  /**
   * Statuses of a refusal that may be caused by records this page has not loaded; see `CardKind`.
   */
  conflicts?: readonly number[] | undefined;
}

const CONFLICTS: readonly number[] = [409];

/**
 * Stores one card with one record as its effect (onboarding.md#lists-of-cards): after a try without
 * a response, the list is checked for what had arrived before anything is sent again. It is also
 * fetched if the record is gone, so that the page shows that.
 */
export async function storeCard<Item extends CardItem, Request>(
  store: CardStore<Item, Request>,
  wish: StoreWish<Request>,
): Promise<StoreOutcome<Item>> {
  const { request, id, knownIds, isUnsure, conflicts = CONFLICTS } = wish;
  const findIn = (items: readonly Item[]): Item | undefined =>
    items.find(
      (item) =>
        (id === null ? !knownIds.has(item.id) : item.id === id) && matchesRequest(request, item),
    );

  if (isUnsure) {
    const items = await store.refetch();
    if (items === null) return { kind: 'unsure' };
    const found = findIn(items);
    if (found) return { kind: 'stored', item: found, wasFound: true };
  }
  const result = await (id === null ? store.add(request) : store.update(id, request));
  if (!result.problem) return { kind: 'stored', item: result.value, wasFound: false };

  const { problem } = result;
  const status = problem.status ?? 0;
  const isListDoubtful = conflicts.includes(status) || isGone(problem) || mayBeDone(problem);
  if (!isListDoubtful) return { kind: 'refused', problem, items: null };
  const items = await store.refetch();
  const found = items && findIn(items);
  if (found) return { kind: 'stored', item: found, wasFound: true };
  if (!problem.mayHaveArrived) return { kind: 'refused', problem, items };
  return { kind: items === null ? 'unsure' : 'notStored' };
}

/**
 * Removes one record; true once the server no longer has it. A 404 counts as removed, and without a
 * response the list is checked.
 */
export async function removeCard<Item extends CardItem, Request>(
  store: CardStore<Item, Request>,
  id: number,
): Promise<boolean> {
  const { problem } = await store.remove(id);
  if (!problem) return true;
  const isUnknown = isGone(problem);
  if (!isUnknown && !mayBeDone(problem)) return false;
  const items = await store.refetch();
  return items === null ? isUnknown : !items.some((item) => item.id === id);
}
