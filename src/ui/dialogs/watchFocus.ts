/**
 * A button that its own click removes or disables drops the focus to the page, where the dialog
 * does not get Escape: while `content` is on the screen, a lost focus moves to `rest`. Returns a
 * function that stops this.
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
