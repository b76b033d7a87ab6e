import { typedKeys } from '@/primitives/typedKeys';
import { threeWayPatch } from '../model/patch';
import type { CardItem, CardKind, CardValues } from './cardKind';

const isEmpty = (stored: unknown): boolean =>
  stored === null || stored === undefined || stored === '';

/** A number or an address in the one spelling of the contract; the meaning is the same. */
const hasOneSpelling = (sent: unknown): boolean =>
  typeof sent === 'string' && /^\d[\d/-]*$|^\S+@\S+$/.test(sent);

/**
 * The request that stores a card. The server replaces a record as a whole, so untouched values are
 * sent back exactly as the server has them, even if the form would write them differently. `base`
 * is the record as it was when the form was opened; another device may have changed it since.
 */
export function requestOf<Item extends CardItem, Values extends CardValues, Request extends object>(
  kind: Pick<
    CardKind<Item, Values, Request>,
    'toRequest' | 'valuesOf' | 'goesWith' | 'keepsSpelling'
  >,
  values: Values,
  item: Item | null,
  base: Item | null = item,
): Request {
  const ours = kind.toRequest(values);
  if (item === null || base === null) return ours;
  const theirs = item as Partial<Record<keyof Request, unknown>>;
  const baseRequest = kind.toRequest(kind.valuesOf(base));
  const touched = threeWayPatch({
    ours,
    baseRequest,
    theirs,
    theirsAtOpen: base as Partial<Record<keyof Request, unknown>>,
    goesWith: kind.goesWith,
  });
  const now = kind.toRequest(kind.valuesOf(item));
  const kept = typedKeys(ours).filter((key) => !(key in touched));
  const inAnySpelling: readonly PropertyKey[] = Object.keys(kind.keepsSpelling ?? {});
  const valueOf = (key: keyof Request) =>
    isEmpty(theirs[key]) || (hasOneSpelling(now[key]) && !inAnySpelling.includes(key))
      ? now[key]
      : theirs[key];
  return { ...ours, ...Object.fromEntries(kept.map((key) => [key, valueOf(key)])) };
}
