import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Where the focus goes when what had it is no longer there. */
export type FocusTarget = { card: number } | 'add' | 'form';

export interface CardFocus {
  titles: RefObject<Map<number, HTMLElement>>;
  form: RefObject<HTMLElement | null>;
  addButton: RefObject<HTMLButtonElement | null>;
  /** Moves the focus once the target is on the page. */
  moveTo(target: FocusTarget): void;
}

const CONTROL = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled)';

/** Keeps the focus with the user while cards open, fold and go. */
export function useCardFocus(): CardFocus {
  const titles = useRef(new Map<number, HTMLElement>());
  const form = useRef<HTMLElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef<FocusTarget | null>(null);

  const elementOf = useCallback((target: FocusTarget): HTMLElement | null | undefined => {
    if (target === 'add') return addButton.current;
    if (target === 'form') return form.current?.querySelector<HTMLElement>(CONTROL);
    return titles.current.get(target.card);
  }, []);

  // After every render: the target may come with any of the next ones.
  useEffect(() => {
    const element = wanted.current && elementOf(wanted.current);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });

  const moveTo = useCallback((target: FocusTarget) => {
    wanted.current = target;
  }, []);
  return { titles, form, addButton, moveTo };
}

/** The record that stands where another one was: the next, or the one before the last. */
export function neighbourOf<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
): FocusTarget {
  const index = items.findIndex((item) => item.id === id);
  const neighbour = items[index + 1] ?? items[index - 1];
  return neighbour && neighbour.id !== id ? { card: neighbour.id } : 'add';
}
