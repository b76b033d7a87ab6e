/**
 * A button that its own click takes away or disables drops the focus to the page, out of a dialog,
 * where Escape is not heard: for as long as `content` is on the screen, such a focus goes to `rest`.
 * Answers how to stop.
 */
export function watchFocus(content: HTMLElement, rest: () => HTMLElement | null): () => void {
  const observer = new MutationObserver(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.matches(':disabled');
    if (isLost) rest()?.focus();
  });
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => observer.disconnect();
}
