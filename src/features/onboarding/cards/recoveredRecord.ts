import { versionOf } from '../model/draftAnswers';
import type { CardItem, CardKind, CardValues } from './cardKind';
import { matchesRequest } from '../model/matchesRequest';
import { requestOf } from './requestOf';
import type { OpenCard } from './useOpenCard';

/**
 * The record that holds what is typed into the open card, where a save that this page did not hear
 * of has brought it in: its answer was lost, or the page was left and come back to meanwhile.
 */
export function recoveredRecord<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>(
  kind: CardKind<Item, Values, Request>,
  { id, base, knownIds }: OpenCard<Values>,
  typed: Values,
  items: readonly Item[],
): Item | undefined {
  const isNew = (item: Item) =>
    !knownIds.has(item.id) && matchesRequest(kind.toRequest(typed), item);
  const isChanged = (item: Item) =>
    item.id === id &&
    versionOf(kind.valuesOf(item)) !== versionOf(base) &&
    matchesRequest(requestOf(kind, typed, item), item);
  return items.find(id === null ? isNew : isChanged);
}
