/**
 * The result of one tab stop: problems of the ring of the previous stop, and whether all stops were
 * visited.
 */
export interface FocusVisit {
  /** The role and name of the focused element; null for none. */
  stop: string | null;
  problems: string[];
  isDone: boolean;
}

/** An element that may show the focus: the focused element, an ancestor, or an overlay. */
interface FocusIndicator {
  element: Element;
  pseudo?: '::after';
  width: number;
  offset: number;
  colour: string;
  /** The colour behind the ring, without borders and shadows of the element itself. */
  ground: number[];
  isWhole: boolean;
}

interface Walk {
  seen: Set<Element>;
  /** The previous stop. */
  left: { focused: Element; name: string; indicators: FocusIndicator[] } | null;
}

declare global {
  interface Window {
    focusWalk?: Walk;
  }
}

/**
 * Runs in the page, so it cannot use anything outside. A ring is checked after the focus has left,
 * because only then its unfocused state is known.
 */
export function visitFocus(): FocusVisit {
  const LEAST_WIDTH = 2;
  const LEAST_CONTRAST = 3;
  const LEAST_SIZE = 4;
  const walk = (window.focusWalk ??= { seen: new Set(), left: null });

  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour: string): number[] => {
    if (paint === null) throw new Error('No canvas to read colours with');
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const over = (top: number[], under: number[]): number[] => {
    const alpha = (top[3] ?? 255) / 255;
    return [0, 1, 2].map((at) => (top[at] ?? 0) * alpha + (under[at] ?? 0) * (1 - alpha));
  };
  const groundOf = (element: Element | null): number[] =>
    element === null
      ? rgba('Canvas')
      : over(rgba(getComputedStyle(element).backgroundColor), groundOf(element.parentElement));
  const luminance = (colour: number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour
      .map((channel) => channel / 255)
      .map((channel) =>
        channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
      );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: number[], other: number[]): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  /** Whether no ancestor clips the ring. */
  const isUncut = (from: Element, box: DOMRect, grown: number): boolean => {
    const edges = (rect: DOMRect, by: number) => [
      rect.left - by,
      rect.top - by,
      -rect.right - by,
      -rect.bottom - by,
    ];
    const ring = edges(box, grown);
    let inner = from;
    // A fixed element is not clipped by its ancestors.
    for (let at = from.parentElement; at; inner = at, at = at.parentElement) {
      if (at === document.body || getComputedStyle(inner).position === 'fixed') return true;
      const { overflowX, overflowY } = getComputedStyle(at);
      const limits = edges(at.getBoundingClientRect(), 0.5);
      const cuts = [overflowX, overflowY, overflowX, overflowY].map((each) => each !== 'visible');
      if (ring.some((edge, side) => cuts[side] && edge < (limits[side] ?? 0))) return false;
    }
    return true;
  };

  const indicatorsOf = (element: Element, pseudo?: '::after'): FocusIndicator[] => {
    const style = getComputedStyle(element, pseudo);
    const width = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
    const offset = parseFloat(style.outlineOffset);
    const isInside = offset < 0;
    // An overlay of a whole row fills the nearest positioned ancestor.
    const shape = pseudo && element instanceof HTMLElement ? element.offsetParent : element;
    const box = (shape ?? element).getBoundingClientRect();
    if (width < LEAST_WIDTH || box.width < LEAST_SIZE || box.height < LEAST_SIZE) return [];
    const ground = groundOf(isInside ? element : element.parentElement);
    const isWhole = isUncut(element, box, Math.max(0, offset + width));
    const { outlineColor: colour } = style;
    return [{ element, ...(pseudo && { pseudo }), width, offset, colour, ground, isWhole }];
  };

  /** The border or inset shadow that an inner ring covers, where the ring adds little beside it. */
  const coveredBy = ({ element, pseudo, width, offset }: FocusIndicator): string[] => {
    const { boxShadow, borderTopWidth, borderTopColor } = getComputedStyle(element, pseudo);
    const border = parseFloat(borderTopWidth);
    const [, shadow, spread = '0'] = boxShadow.match(/^(.*?\)).* (\S+)px inset$/) ?? [];
    const isFresh =
      width - (border + parseFloat(spread) + Math.min(0, offset + width)) >= LEAST_WIDTH;
    if (offset >= 0 || isFresh) return [];
    return [...(border > 0 ? [borderTopColor] : []), ...(shadow ? [shadow] : [])];
  };

  const faultOf = (indicator: FocusIndicator): string | null => {
    const { element, pseudo, width, colour, ground, isWhole } = indicator;
    const ring = over(rgba(colour), ground);
    const before = [ground, ...coveredBy(indicator).map((each) => over(rgba(each), ground))];
    const least = Math.min(...before.map((each) => contrast(ring, each)));
    const now = getComputedStyle(element, pseudo);
    const isSame = now.outlineStyle !== 'none' && now.outlineColor === colour;
    if (!isWhole) return 'is cut off';
    if (least < LEAST_CONTRAST) return `has a contrast of ${least.toFixed(1)}`;
    if (isSame && parseFloat(now.outlineWidth) === width) return 'is there without the focus';
    return null;
  };

  const problems: string[] = [];
  const { left } = walk;
  const focused = document.activeElement;
  if (left && left.focused !== focused) {
    const faults = left.indicators.filter(({ element }) => element.isConnected).map(faultOf);
    const isGone = left.indicators.length > 0 && faults.length === 0;
    if (!isGone && !faults.includes(null))
      problems.push(`${left.name}: its ring ${faults.join(', ') || 'is not there'}`);
  }
  // The heading of a dialog has the focus only so that it is read out; it is not a control.
  if (focused === null || focused.matches('body, h1, h2, h3')) {
    walk.left = null;
    return { stop: null, problems, isDone: false };
  }
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const standIns = [...(focused.parentElement?.querySelectorAll('*') ?? [])].slice(0, 60);
  const elements = new Set([...around, ...standIns].filter((each) => each instanceof Element));
  const indicators = [...elements].flatMap((element) => indicatorsOf(element));
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const label = isField ? focused.labels?.[0]?.textContent : null;
  const words = focused.getAttribute('aria-label') ?? label ?? focused.textContent;
  const kind = focused.role ?? focused.getAttribute('type') ?? focused.tagName.toLowerCase();
  const name = `${kind} ${words.trim() || focused.outerHTML}`.slice(0, 120);
  walk.left = { focused, name, indicators: [...indicators, ...indicatorsOf(focused, '::after')] };
  const isDone = walk.seen.has(focused);
  walk.seen.add(focused);
  return { stop: name, problems, isDone };
}
