import type { CardItem } from './cardKind';

/** What can get the focus: an element by its `data-focus`, or a field of the open card. */
export type FocusTarget =
  `card-${string}-${number}` | `add-${string}` | `field-${string}` | 'open' | 'note' | 'gone';

/** Where the focus goes. */
export interface FocusMove {
  target: FocusTarget;
  /** Waits until this record is on the page, or gone from it. */
  once?: { id: number; isListed: boolean };
  /** Not if the user has moved on by then. */
  isOnlyIfLost?: boolean;
}

/** A record in one of the lists. */
export const cardTarget = (sectionId: string, id: number): FocusTarget => `card-${sectionId}-${id}`;

/** The button that adds a record to a list. */
export const addTarget = (sectionId: string): FocusTarget => `add-${sectionId}`;

/**
 * What gets the focus when a card leaves a list: the next card, the one before if it was the last,
 * or the button that adds.
 */
export function neighbourOf(
  items: readonly CardItem[],
  sectionId: string,
  id: number,
): FocusTarget {
  const index = items.findIndex((item) => item.id === id);
  const neighbour = items[index + 1] ?? items[index - 1];
  return neighbour && neighbour.id !== id
    ? cardTarget(sectionId, neighbour.id)
    : addTarget(sectionId);
}
