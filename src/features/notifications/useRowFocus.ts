import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

const NO_ROW = -1;

const targetOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

/** The visible rows and, wherever it is, the row that last had the focus. */
function withRow(range: Range, index: number): number[] {
  const shown = defaultRangeExtractor(range);
  const isThere = index >= 0 && index < range.count;
  if (!isThere || shown.includes(index)) return shown;
  return index < (shown[0] ?? 0) ? [index, ...shown] : [...shown, index];
}

/** The button of the row at an index; null if it is not drawn. */
export const rowButton = (parent: HTMLElement | null, index: number): HTMLElement | null =>
  parent?.querySelector<HTMLElement>(`[data-index="${index}"] button`) ?? null;

/**
 * Focus in a list of which only the visible rows are drawn: the focused row stays drawn when it is
 * scrolled away, and arrows, Home and End move from row to row, drawn or not.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, count: number) {
  const [active, setActive] = useState(NO_ROW);
  const wanted = useRef(NO_ROW);
  const kept = Math.min(active, count - 1);

  useEffect(() => {
    if (wanted.current !== active || active === NO_ROW) return;
    wanted.current = NO_ROW;
    rowButton(list.current, active)?.focus();
  }, [active, list]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent, index: number) => {
      const target = targetOf(event.key, index, count);
      if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      wanted.current = target;
      setActive(target);
    },
    [count],
  );

  const rangeExtractor = useCallback((range: Range) => withRow(range, kept), [kept]);

  return { onFocus: setActive, onKeyDown, rangeExtractor };
}
