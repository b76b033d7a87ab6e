import type { DraftRecord } from '@/ports/drafts';
import { mergeDraft, type MergedDraft } from '../model/draftMerge';
import type { CardItem, CardKind, CardValues } from './cardKind';
import { hasShapeOf } from '../model/hasShapeOf';
import { matchesRequest } from '../model/matchesRequest';
import type { ValueEquality } from '../model/stepDefinition';
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
  /** The record is being removed. If that fails, also after a reload, the typed values are there. */
  isBeingRemoved?: true;
};

/** The unsaved card, reopened. */
export interface RestoredCard<Values> extends MergedDraft<Values> {
  id: number | null;
  sectionId: string;
  /** The record was removed from the server since typing began. */
  isGone: boolean;
  typedAtMs: number;
}

const asValues = (value: unknown): CardValues | null =>
  typeof value === 'object' && value !== null ? (value as CardValues) : null;

/** Typed values over an empty form; unknown keys are left out. */
function typedOver<Values extends CardValues>(base: Values, typed: CardValues): Values {
  const known = Object.entries(typed).filter(
    ([key, value]) => Object.hasOwn(base, key) && hasShapeOf(base[key], value),
  );
  return { ...base, ...Object.fromEntries(known) };
}

/**
 * What a draft says about a card. `base` are the values of its record, or those of a new card if
 * there is none, or no longer.
 */
export function mergeCard<Values extends CardValues>(
  base: Values,
  hasRecord: boolean,
  { values: { cardId, card }, baseValues, baseVersion }: DraftRecord,
  equality: ValueEquality,
): MergedDraft<Values> & { isGone: boolean } {
  const typed = asValues(card) ?? {};
  const draft = { typed, base: asValues(baseValues?.card), baseVersion };
  const merged = mergeDraft(base, draft, equality);
  // Without its record the draft is a card of its own: whatever was in it counts.
  return typeof cardId === 'number' && !hasRecord
    ? { ...merged, values: typedOver(base, typed), conflicts: [], isGone: true }
    : { ...merged, isGone: false };
}

/**
 * Compares a draft with the records of the server; null if there is none, or if its new card turns
 * out to be stored, or if it was of a record that the user has removed.
 */
export function restoreCard<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>(
  kind: SectionedKind<Item, Values> &
    Pick<CardKind<Item, Values, Request>, 'valuesOf' | 'toRequest' | 'goesWith' | 'compare'>,
  items: readonly Item[],
  draft: DraftRecord | null,
): RestoredCard<Values> | null {
  if (draft?.values.hasUnsavedCard !== true) return null;
  const { cardId, sectionId, isBeingRemoved } = draft.values;
  const item = items.find(({ id }) => id === cardId) ?? null;
  if (isBeingRemoved === true && item === null) return null;
  const section = sectionFor(kind, item, typeof sectionId === 'string' ? sectionId : undefined);
  const base = item ? kind.valuesOf(item) : section.emptyValues;
  const merged = mergeCard(base, item !== null, draft, kind.compare);
  const wanted = requestOf(kind, merged.values, item);
  const candidates = item ? [item] : items;
  if (candidates.some((candidate) => matchesRequest(wanted, candidate))) return null;
  return {
    ...merged,
    id: item?.id ?? null,
    sectionId: section.id,
    typedAtMs: draft.typedAtMs,
  };
}
