import type { DraftRecord } from '@/ports/drafts';
import { versionOf } from '../model/draftValues';
import type { CardItem, CardKind, CardValues } from './cardKind';
import { matchesRequest } from '../model/matchesRequest';
import { requestOf } from './requestOf';
import { sectionFor, type SectionedKind } from './sections';

/** What is stored on the device while a card of a list is not saved. */
export type CardDraftValues = {
  /** Shows the frame and the review that typed values are not saved. */
  hasUnsavedCard: true;
  /** The record that is being changed; null for a new one. */
  cardId: number | null;
  /** The list in which the card is open. */
  sectionId: string;
  card: Readonly<Record<string, unknown>>;
};

/** The unsaved card, reopened. */
export interface RestoredCard<Values> {
  id: number | null;
  sectionId: string;
  values: Values;
  /** The server's record has changed since typing began, or is gone. */
  isStale: boolean;
  typedAtMs: number;
}

const hasShapeOf = (example: unknown, value: unknown): boolean =>
  example === null || value === null || typeof example === typeof value;

/** Typed values over the current form; unknown keys are left out. */
export function typedOver<Values extends CardValues>(base: Values, typed: unknown): Values {
  if (typeof typed !== 'object' || typed === null) return base;
  const known = Object.entries(typed).filter(
    ([key, value]) => Object.hasOwn(base, key) && hasShapeOf(base[key], value),
  );
  return { ...base, ...Object.fromEntries(known) };
}

/**
 * Compares a draft with the records of the server; null if there is none, or if its new card turns
 * out to be stored.
 */
export function restoreCard<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>(
  kind: SectionedKind<Item, Values> &
    Pick<CardKind<Item, Values, Request>, 'valuesOf' | 'toRequest' | 'goesWith'>,
  items: readonly Item[],
  draft: DraftRecord | null,
): RestoredCard<Values> | null {
  if (draft?.values.hasUnsavedCard !== true) return null;
  const { cardId, sectionId, card } = draft.values;
  const item = items.find(({ id }) => id === cardId) ?? null;
  const section = sectionFor(kind, item, typeof sectionId === 'string' ? sectionId : undefined);
  const base = item ? kind.valuesOf(item) : section.emptyValues;
  const values = typedOver(base, card);
  const wanted = requestOf(kind, values, item);
  const candidates = item ? [item] : items;
  if (candidates.some((candidate) => matchesRequest(wanted, candidate))) return null;
  const isGone = typeof cardId === 'number' && !item;
  return {
    id: item?.id ?? null,
    sectionId: section.id,
    values,
    isStale: isGone || draft.baseVersion !== versionOf(base),
    typedAtMs: draft.typedAtMs,
  };
}
