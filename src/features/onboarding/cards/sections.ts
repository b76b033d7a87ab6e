import type { TextKey } from '@/i18n/indonesian';
import type { CardItem, CardSection, CardValues, SectionMessages } from './cardKind';

/** A list on the page; the only list of a collection has no title. */
export type ShownSection<Item extends CardItem, Values extends CardValues> = Omit<
  CardSection<Item, Values>,
  'title' | 'intro'
> & { title: TextKey | null; intro: TextKey | null };

/** Determines in which lists a collection is shown. */
export interface SectionedKind<Item extends CardItem, Values extends CardValues> {
  messages: SectionMessages;
  emptyValues: Values;
  sections?: readonly CardSection<Item, Values>[];
}

/** The lists of a collection, at least one. */
export function sectionsOf<Item extends CardItem, Values extends CardValues>({
  messages,
  emptyValues,
  sections,
}: SectionedKind<Item, Values>): readonly [
  ShownSection<Item, Values>,
  ...ShownSection<Item, Values>[],
] {
  const [first, ...others] = sections ?? [];
  if (first) return [first, ...others];
  const all = { id: 'all', title: null, intro: null, holds: () => true, isWanting: () => true };
  return [{ ...all, messages, emptyValues }];
}

/**
 * The list in which a record is shown: this one if it belongs to it, otherwise the first that it
 * belongs to.
 */
export function sectionFor<Item extends CardItem, Values extends CardValues>(
  kind: SectionedKind<Item, Values>,
  item: Item | null,
  wantedId: string | undefined,
): ShownSection<Item, Values> {
  const sections = sectionsOf(kind);
  const wanted = sections.find(({ id }) => id === wantedId);
  if (item === null) return wanted ?? sections[0];
  if (wanted?.holds(item)) return wanted;
  return sections.find((section) => section.holds(item)) ?? sections[0];
}
