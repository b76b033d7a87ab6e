import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useLatest } from '@/primitives/useLatest';

/** The position that a dragged photo comes from, and where it would be dropped. */
export type PhotoDrag = { key: string; from: number; to: number };

/** A pointer that moves less has only clicked. */
const BEGIN_PX = 6;
const EDGE_PX = 96;
const SCROLL_PX_PER_FRAME = 12;

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The position of the element at a point, in visual order; null outside all of them. */
function positionAt(list: HTMLElement, x: number, y: number): number | null {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const hit = items.find((item) => isInside(item.getBoundingClientRect(), x, y));
  return hit === undefined ? null : Number(hit.style.order);
}

/** How the page has to scroll so that hidden items can be reached. */
function scrollStep(y: number): number {
  if (y < EDGE_PX) return -SCROLL_PX_PER_FRAME;
  return y > window.innerHeight - EDGE_PX ? SCROLL_PX_PER_FRAME : 0;
}

/**
 * Reorders the items of a list by mouse, pen or finger. The items must have their shown position as
 * CSS `order`: nothing moves in the document until the item is dropped.
 */
export function usePhotoDrag(
  list: RefObject<HTMLElement | null>,
  onDropped: (key: string, to: number) => void,
) {
  const [drag, setDrag] = useState<PhotoDrag | null>(null);
  const latest = useLatest(onDropped);
  const end = useRef<() => void>(() => undefined);
  const hasJustDragged = useRef(false);
  useEffect(() => () => end.current(), []);

  function begin(key: string, from: number, pressed: PointerEvent): void {
    end.current();
    hasJustDragged.current = false;
    const start = { x: pressed.clientX, y: pressed.clientY };
    let at = start;
    let to: number | null = null;
    let frame = 0;

    const stop = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', giveUp);
      cancelAnimationFrame(frame);
      setDrag(null);
    };
    const follow = () => {
      const position = list.current && positionAt(list.current, at.x, at.y);
      if (position === null || position === to) return;
      to = position;
      setDrag({ key, from, to });
    };
    const scroll = () => {
      const top = scrollStep(at.y);
      if (top !== 0) {
        window.scrollBy({ top, behavior: 'instant' });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      if (to === null) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < BEGIN_PX) return;
        to = from;
        hasJustDragged.current = true;
        list.current?.setPointerCapture(event.pointerId);
        setDrag({ key, from, to });
        scroll();
      }
      follow();
    };
    const drop = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return;
      stop();
      // After the click that belongs to it.
      setTimeout(() => (hasJustDragged.current = false));
      if (to !== null && to !== from) latest.current(key, to);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', giveUp);
    end.current = stop;
  }

  return {
    drag,
    begin,
    /** The click that ends a drag must not open the photo. */
    isClickOfDrag: () => hasJustDragged.current,
  };
}

/** The position at which an item is shown while it, or another one, is dragged. */
export function shownPosition(index: number, drag: PhotoDrag | null): number {
  if (drag === null) return index;
  const { from, to } = drag;
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}
