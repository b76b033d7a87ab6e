interface WatchedQuery {
  refresh(): void;
}

const watched = new Set<WatchedQuery>();

const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16 };

const pixels = (length: RegExpExecArray | null, otherwise: number): number =>
  length ? Number(length[1]) * (PIXELS[length[2] ?? ''] ?? 1) : otherwise;

/**
 * Evaluates width queries against `window.innerWidth`. Reduced motion matches; every other query
 * does not.
 */
function evaluate(query: string): boolean {
  if (query.includes('prefers-reduced-motion: reduce')) return true;
  const least = /min-width:\s*([\d.]+)(px|em)/.exec(query);
  const most = /max-width:\s*([\d.]+)(px|em)/.exec(query);
  if (!least && !most) return false;
  return window.innerWidth >= pixels(least, 0) && window.innerWidth <= pixels(most, Infinity);
}

function matchMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  let matches = evaluate(query);
  const list = Object.assign(target, {
    media: query,
    onchange: null,
    addListener: (listener: EventListener) => target.addEventListener('change', listener),
    removeListener: (listener: EventListener) => target.removeEventListener('change', listener),
  });
  Object.defineProperty(list, 'matches', { get: () => matches });
  watched.add({
    refresh: () => {
      const next = evaluate(query);
      if (next === matches) return;
      matches = next;
      const event = Object.assign(new Event('change'), { matches, media: query });
      target.dispatchEvent(event);
    },
  });
  return list as unknown as MediaQueryList;
}

/** Gives jsdom a `matchMedia` that depends on the width of the window. */
export function installMatchMedia(): void {
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
}

/**
 * Sets the width of the window in CSS pixels and notifies all listeners. The width starts at 1024.
 */
export function setViewportWidth(widthPx: number): void {
  Object.defineProperty(window, 'innerWidth', { value: widthPx, configurable: true });
  for (const query of watched) query.refresh();
  window.dispatchEvent(new Event('resize'));
}
