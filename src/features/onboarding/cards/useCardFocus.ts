import { useEffect, useRef, type RefObject } from 'react';
import { findField, focusField } from '@/ui/forms/focusField';
import type { CardItem } from './cardKind';
import type { FocusMove, FocusTarget } from './focusMove';

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
