/** What is focused has this much room above it. */
const ROOM_PX = 96;

/**
 * Calls back with the place, in pixels from the top of the page, that the user should see now: the
 * focus has moved there, and it is not in view. A frame that is as tall as its page cannot scroll; only
 * the portal can. A new page has the focus in its heading, so it is shown from its top.
 */
export function watchFocus(onTop: (topPx: number) => void): void {
  let observer: IntersectionObserver | null = null;
  document.addEventListener('focusin', ({ target }) => {
    observer?.disconnect();
    if (!(target instanceof Element)) return;
    observer = new IntersectionObserver(([entry]) => {
      observer?.disconnect();
      if (entry === undefined || entry.intersectionRatio === 1) return;
      if (target.tagName === 'H1') {
        onTop(0);
        return;
      }
      const { top } = target.getBoundingClientRect();
      onTop(Math.max(0, Math.round(top + window.scrollY - ROOM_PX)));
    });
    observer.observe(target);
  });
}
