import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CardItem } from './cardKind';

/** Where the focus goes when what had it is no longer there; stands as `data-focus` in the page. */
export type FocusTarget = `card-${string}-${number}` | `add-${string}` | 'open' | 'note' | 'gone';

/** A record in one of the lists. */
export const cardTarget = (sectionId: string, id: number): FocusTarget => `card-${sectionId}-${id}`;

/** The button that adds a record to a list. */
export const addTarget = (sectionId: string): FocusTarget => `add-${sectionId}`;

export interface CardFocus {
  /** The element around all cards. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Moves the focus as soon as the target is on the page, and a card that goes is off it. */
  moveTo(this: void, target: FocusTarget, gone?: FocusTarget): void;
}

function find(list: HTMLElement | null, target: FocusTarget): HTMLElement | null | undefined {
  const element = list?.querySelector<HTMLElement>(`[data-focus="${target}"]`);
  return target.startsWith('add-') ? element?.querySelector('button') : element;
}

/** Keeps the focus with the user while cards open, fold and go. */
export function useCardFocus(): CardFocus {
  const listRef = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ target: FocusTarget; gone: FocusTarget | null } | null>(null);

  // After every render: the target may come with any of the next ones.
  useEffect(() => {
    if (wanted.current === null) return;
    const { target, gone } = wanted.current;
    const isStillThere = gone !== null && find(listRef.current, gone);
    const element = find(listRef.current, target);
    if (isStillThere || !element) return;
    wanted.current = null;
    element.focus();
  });

  const moveTo = useCallback((target: FocusTarget, gone?: FocusTarget) => {
    wanted.current = { target, gone: gone ?? null };
  }, []);
  return { listRef, moveTo };
}

/**
 * What takes the place of a card that goes from a list: the next one, the one before the last, or
 * the button that adds.
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
