import { useEffect, useRef, type RefObject } from 'react';
import { findField, focusField } from '@/ui/forms/focusField';
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

const FIELD = 'field-';

function focusOn(list: HTMLElement, target: FocusTarget): void {
  if (target.startsWith(FIELD)) {
    const field = findField(list, target.slice(FIELD.length));
    if (field) focusField(field);
    return;
  }
  const element = list.querySelector<HTMLElement>(`[data-focus="${target}"]`);
  (target.startsWith('add-') ? element?.querySelector('button') : element)?.focus();
}

/** Moves the focus as the state of the cards says. Returns the ref of the element around them. */
export function useCardFocus(
  move: FocusMove | null,
  items: readonly CardItem[],
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const isDue =
    move !== null &&
    (!move.once || items.some(({ id }) => id === move.once?.id) === move.once.isListed);

  useEffect(() => {
    if (!isDue || !list.current) return;
    if (move.isOnlyIfLost && document.activeElement !== document.body) return;
    focusOn(list.current, move.target);
  }, [move, isDue]);

  return list;
}

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
