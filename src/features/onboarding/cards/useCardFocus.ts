import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CardItem } from './cardKind';

/** Where the focus goes when what had it is no longer there; stands as `data-focus` in the page. */
export type FocusTarget = `card-${number}` | 'open' | 'add' | 'note' | 'gone';

export interface CardFocus {
  /** The element around all cards. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Moves the focus as soon as the target is on the page, and a card that goes is off it. */
  moveTo(this: void, target: FocusTarget, goneId?: number): void;
}

function find(list: HTMLElement | null, target: FocusTarget): HTMLElement | null | undefined {
  const element = list?.querySelector<HTMLElement>(`[data-focus="${target}"]`);
  return target === 'add' ? element?.querySelector('button') : element;
}

/** Keeps the focus with the user while cards open, fold and go. */
export function useCardFocus(): CardFocus {
  const listRef = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ target: FocusTarget; goneId: number | null } | null>(null);

  // After every render: the target may come with any of the next ones.
  useEffect(() => {
    if (wanted.current === null) return;
    const { target, goneId } = wanted.current;
    const isStillThere = goneId !== null && find(listRef.current, `card-${goneId}`);
    const element = find(listRef.current, target);
    if (isStillThere || !element) return;
    wanted.current = null;
    element.focus();
  });

  const moveTo = useCallback((target: FocusTarget, goneId?: number) => {
    wanted.current = { target, goneId: goneId ?? null };
  }, []);
  return { listRef, moveTo };
}

/** The card that takes the place of one that goes: the next, or the one before the last. */
export function neighbourOf(items: readonly CardItem[], id: number): FocusTarget {
  const index = items.findIndex((item) => item.id === id);
  const neighbour = items[index + 1] ?? items[index - 1];
  return neighbour && neighbour.id !== id ? `card-${neighbour.id}` : 'add';
}
