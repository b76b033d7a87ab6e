/**
 * Calls back with the height of the page in pixels, when it changes. The page's own box is measured
 * and not the document, which is never lower than the frame.
 */
export function watchHeight(element: HTMLElement, onHeight: (heightPx: number) => void): void {
  let lastPx = 0;
  const observer = new ResizeObserver(() => {
    const heightPx = Math.ceil(element.getBoundingClientRect().height);
    if (heightPx === 0 || heightPx === lastPx) return;
    lastPx = heightPx;
    onHeight(heightPx);
  });
  observer.observe(element);
}
