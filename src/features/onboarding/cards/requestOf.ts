import { patchOf } from '../steps/shared/patch';
import type { CardItem, CardKind, CardValues } from './cardKind';

const isEmpty = (held: unknown): boolean => held === null || held === undefined || held === '';

/** A number or an address in the one spelling that the contract takes; it says the same. */
const hasOneSpelling = (sent: unknown): boolean =>
  typeof sent === 'string' && /^\d[\d/-]*$|^\S+@\S+$/.test(sent);

/**
 * The request that stores a card. The server replaces a record as a whole, so what nobody touched
 * goes back in the server's own words, also where the form would have put it otherwise.
 */
export function requestOf<Item extends CardItem, Values extends CardValues, Request extends object>(
  kind: Pick<CardKind<Item, Values, Request>, 'toRequest' | 'valuesOf' | 'goesWith'>,
  values: Values,
  item: Item | null,
): Request {
  const wanted = kind.toRequest(values, item);
  if (item === null) return wanted;
  const held = item as Partial<Record<keyof Request, unknown>>;
  const untouched = kind.toRequest(kind.valuesOf(item), item);
  const touched = patchOf({ wanted, untouched, held, goesWith: kind.goesWith });
  const keys = Object.keys(wanted) as (keyof Request)[];
  const kept = keys.filter(
    (key) => !(key in touched) && !isEmpty(held[key]) && !hasOneSpelling(wanted[key]),
  );
  return { ...wanted, ...Object.fromEntries(kept.map((key) => [key, held[key]])) };
}
