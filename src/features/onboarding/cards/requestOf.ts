import { threeWayPatch } from '../model/patch';
import type { CardItem, CardKind, CardValues } from './cardKind';

const isEmpty = (held: unknown): boolean => held === null || held === undefined || held === '';

/** A number or an address in the one spelling that the contract takes; it says the same. */
const hasOneSpelling = (sent: unknown): boolean =>
  typeof sent === 'string' && /^\d[\d/-]*$|^\S+@\S+$/.test(sent);

/**
 * The request that stores a card. The server replaces a record as a whole, so what nobody touched
 * goes back in the server's own words, also where the form would have put it otherwise. `began` is the
 * record as the form began with it, where another device may have changed it since.
 */
export function requestOf<Item extends CardItem, Values extends CardValues, Request extends object>(
  kind: Pick<
    CardKind<Item, Values, Request>,
    'toRequest' | 'valuesOf' | 'goesWith' | 'keepsSpelling'
  >,
  values: Values,
  item: Item | null,
  began: Item | null = item,
): Request {
  const wanted = kind.toRequest(values);
  if (item === null || began === null) return wanted;
  const held = item as Partial<Record<keyof Request, unknown>>;
  const untouched = kind.toRequest(kind.valuesOf(began));
  const touched = threeWayPatch({
    wanted,
    untouched,
    held,
    heldFirst: began as Partial<Record<keyof Request, unknown>>,
    goesWith: kind.goesWith,
  });
  const keys = Object.keys(wanted) as (keyof Request)[];
  const now = kind.toRequest(kind.valuesOf(item));
  const kept = keys.filter((key) => !(key in touched));
  const inAnySpelling: readonly PropertyKey[] = Object.keys(kind.keepsSpelling ?? {});
  const valueOf = (key: keyof Request) =>
    isEmpty(held[key]) || (hasOneSpelling(now[key]) && !inAnySpelling.includes(key))
      ? now[key]
      : held[key];
  return { ...wanted, ...Object.fromEntries(kept.map((key) => [key, valueOf(key)])) };
}
