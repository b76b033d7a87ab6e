import { isGone, mayBeDone, type ApiProblem } from '@/api/problem';
import type { CardItem, CardStore } from './cardKind';
import { matchesRequest } from '../model/matchesRequest';

/**
 * - `stored`: the server has it; `wasFound` where the list said so and not the response.
 * - `refused`: the server said no, or the request never left; `items` is the list where it was asked.
 * - `notStored`: no response came, and the list shows that nothing had arrived.
 * - `unsure`: no response came, and neither did the list.
 */
export type StoreOutcome<Item> =
  | { kind: 'stored'; item: Item; wasFound: boolean }
  | { kind: 'refused'; problem: ApiProblem; items: readonly Item[] | null }
  | { kind: 'notStored' }
  | { kind: 'unsure' };

/**
 * Whether the record may have been stored for all that, so that the next try looks at the list before
 * it sends anything. A browser that says that nothing could leave may be wrong (C7).
 */
export const mayBeStored = <Item>(outcome: StoreOutcome<Item>): boolean =>
  outcome.kind === 'unsure' ||
  outcome.kind === 'notStored' ||
  (outcome.kind === 'refused' && outcome.problem.status === null);

export interface StoreWish<Request> {
  request: Request;
  /** The record to change; null for a new one. */
  id: number | null;
  /** Records that were there before the first try, so that none of them is taken for the new one. */
  knownIds: ReadonlySet<number>;
  /** An earlier try of this card had no response: look at the list before sending anything. */
  isUnsure: boolean;
  /** Statuses of a refusal that may come from records that nobody here has seen; see `CardKind`. */
  conflicts?: readonly number[] | undefined;
}

const CONFLICTS: readonly number[] = [409];

/**
 * Stores one card with one record as its effect (onboarding.md#lists-of-cards): where a try had no
 * response, the list is asked for what had arrived, before anything is sent again. It is asked as
 * well where the record is gone, so that the page shows it.
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
 * Removes one record; true once the server no longer has it. One that is gone already (404) is what
 * was wanted, and where nobody knows whether it was done the list is asked.
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
