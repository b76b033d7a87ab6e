/** Whether one element lies over more than half of another. */
function covers(upper: Element, lower: Element): boolean {
  const over = upper.getBoundingClientRect();
  const at = lower.getBoundingClientRect();
  const width = Math.min(over.right, at.right) - Math.max(over.left, at.left);
  const height = Math.min(over.bottom, at.bottom) - Math.max(over.top, at.top);
  return width > 0 && height > 0 && width * height > (at.width * at.height) / 2;
}

/** Behind the keyboard of a phone nobody would see a toast. */
const isFootSeen = (): boolean =>
  (window.visualViewport?.height ?? window.innerHeight) > window.innerHeight * 0.8;

/**
 * Keeps toasts off what has the focus (A10): while they would cover it, they are at the foot of the
 * window (toast.module.css). Returns a function that ends this.
 */
export function stepAside(host: HTMLElement): () => void {
  const place = () => {
    const focused = document.activeElement;
    if (focused === null || host.contains(focused)) return;
    host.removeAttribute('data-aside');
    host.toggleAttribute('data-aside', isFootSeen() && covers(host, focused));
  };
  const sizes = new ResizeObserver(place);
  sizes.observe(host);
  document.addEventListener('focusin', place);
  window.visualViewport?.addEventListener('resize', place);
  return () => {
    sizes.disconnect();
    document.removeEventListener('focusin', place);
    window.visualViewport?.removeEventListener('resize', place);
    host.removeAttribute('data-aside');
  };
}
