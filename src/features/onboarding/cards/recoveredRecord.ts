import { versionOf } from '../model/draftValues';
import { matchesRequest } from '../model/matchesRequest';
import type { OpenCard } from './cardEditor';
import type { CardItem, CardKind, CardValues } from './cardKind';
import { requestOf } from './requestOf';

/**
 * The record with the typed values of the open card, if a save stored it without this page knowing:
 * its response was lost, or the page was left and opened again meanwhile.
 */
export function recoveredRecord<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>(
  kind: CardKind<Item, Values, Request>,
  { record, base, knownIds }: OpenCard<Item, Values>,
  typed: Values,
  items: readonly Item[],
): Item | undefined {
  const isNew = (item: Item) =>
    !knownIds.has(item.id) && matchesRequest(kind.toRequest(typed), item);
  const isChanged = (item: Item) =>
    item.id === record?.id &&
    versionOf(kind.valuesOf(item)) !== versionOf(base) &&
    matchesRequest(requestOf(kind, typed, item), item);
  return items.find(record === null ? isNew : isChanged);
}
