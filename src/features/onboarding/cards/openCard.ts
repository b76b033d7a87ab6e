import type { DraftRecord } from '@/ports/drafts';
import { beforeChoice } from '../model/draftMerge';
import { restoreCard, type RestoredCard } from './cardDraft';
import { initialCard, type CardEditor, type OpenCard } from './cardEditor';
import type { CardItem, CardKind, CardValues } from './cardKind';
import { sectionFor, type SectionedKind } from './sections';

/** A card as it is opened: for the record with this id, or for a new one. */
export function openingOf<Item extends CardItem, Values extends CardValues>(
  kind: SectionedKind<Item, Values> & Pick<CardKind<Item, Values, never>, 'valuesOf'>,
  items: readonly Item[],
  id: number | null,
  sectionId: string,
  restored: RestoredCard<Values> | null = null,
): Omit<OpenCard<Item, Values>, 'key'> {
  const record = items.find((item) => item.id === id) ?? null;
  const base = record ? kind.valuesOf(record) : sectionFor(kind, null, sectionId).emptyValues;
  const knownIds = new Set(items.map((item) => item.id));
  const start = restored ? beforeChoice(restored, base) : base;
  return { sectionId, record, base, start, restored, knownIds };
}

/**
 * The list when it is first shown: with the unsaved card, if there is one. That card may have been
 * sent by then, and arrive after the list was read.
 */
export function editorOfDraft<
  Item extends CardItem,
  Values extends CardValues,
  Request extends object,
>(
  kind: CardKind<Item, Values, Request>,
  items: readonly Item[],
  draft: DraftRecord | null,
): CardEditor<Item, Values> {
  const restored = restoreCard(kind, items, draft);
  if (!restored) return { phase: 'closed', focus: null };
  const card = openingOf(kind, items, restored.id, restored.sectionId, restored);
  return { ...initialCard({ ...card, key: 0 }), phase: 'unknown', focus: null };
}
