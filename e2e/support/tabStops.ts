import { expect, type Page } from '@playwright/test';
import { comeToRest } from './accessibility';

/** More tab stops than any screen has, except one with a long list. */
const MOST_STOPS = 80;

declare global {
  interface Window {
    visitedStops?: Set<Element>;
    /** How many there were when the focus was last on none. */
    stopsBefore?: number | undefined;
  }
}

interface StopVisit {
  problems: string[];
  /** All stops were visited. */
  isDone: boolean;
}

/**
 * Measures the element with the focus: whether its target is at least 24 pixels wide and high, and
 * whether something that stays in place while the page scrolls hides all of it. Runs in the page, so
 * it cannot use anything outside.
 */
function visitStop(): StopVisit {
  const LEAST_PX = 24;
  const visited = (window.visitedStops ??= new Set());
  const focused = document.activeElement;
  if (focused === null || focused === document.body) {
    const isDone = window.stopsBefore === visited.size;
    window.stopsBefore = visited.size;
    return { problems: [], isDone };
  }
  // A heading has the focus only so that it is read out, and a frame's content is of another page.
  if (focused.matches('h1, h2, h3, iframe, [data-error-list]'))
    return { problems: [], isDone: false };
  if (visited.has(focused)) return { problems: [], isDone: true };
  visited.add(focused);

  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const overlay = getComputedStyle(focused, '::after');
  const isStretched = overlay.content !== 'none' && overlay.position === 'absolute';
  const row = isStretched && focused instanceof HTMLElement ? focused.offsetParent : null;
  /** Each of these takes a press for the element. */
  // A file can be dropped on all that is around its input.
  const zone = focused.matches('input[type=file]') ? focused.parentElement : null;
  const targets = [focused, ...labels, ...(row ? [row] : []), ...(zone ? [zone] : [])];
  const boxes = targets.map((target) => target.getBoundingClientRect());

  const isLarge = boxes.some(({ width, height }) => width >= LEAST_PX && height >= LEAST_PX);
  const block = focused.closest('p, li, dd, label, td');
  const isInSentence =
    getComputedStyle(focused).display === 'inline' &&
    (block?.textContent.trim() ?? '') !== focused.textContent.trim();

  /** The nearest ancestor that stays in place while the page scrolls. */
  const fixedAround = (element: Element | null): Element | null => {
    for (let at = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const isSeenAt = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    const cover = fixedAround(hit);
    return cover === null || cover.contains(focused);
  };
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = boxes.some((box) =>
    shares.some((down) =>
      shares.some((along) => isSeenAt(box.left + along * box.width, box.top + down * box.height)),
    ),
  );

  const [{ width, height, top, left }] = boxes as [DOMRect, ...DOMRect[]];
  const text = focused.getAttribute('aria-label') ?? labels[0]?.textContent ?? focused.textContent;
  const name = `${focused.tagName.toLowerCase()} ${text.trim() || focused.outerHTML}`.slice(0, 120);
  const at = [width, height, left, top].map(Math.round).join(', ');
  return {
    problems: [
      ...(isLarge || isInSentence ? [] : [`${name}: too small a target (${at})`]),
      ...(isSeen ? [] : [`${name}: hidden while it has the focus (${at})`]),
    ],
    isDone: false,
  };
}

/**
 * Presses Tab through everything that can have the focus. Each stop must be a target of at least 24
 * by 24 pixels, unless it is a link in a sentence (WCAG 2.5.8), and must not be hidden by a menu, a
 * bar or a toast (2.4.11). The end must be reached, unless a list is too long.
 */
export async function expectTabStops(
  page: Page,
  screen: string,
  { hasLongList = false } = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What grows as it opens is small at first.
  await comeToRest(page);
  const problems: string[] = [];
  let isDone = false;
  for (let stops = 0; stops < MOST_STOPS && !isDone; stops += 1) {
    await page.keyboard.press('Tab');
    const visit = await page.evaluate(visitStop);
    problems.push(...visit.problems);
    isDone = visit.isDone;
  }
  expect(problems, `tab stops of ${screen}`).toEqual([]);
  if (!hasLongList) expect(isDone, `the last tab stop of ${screen}`).toBe(true);
}
