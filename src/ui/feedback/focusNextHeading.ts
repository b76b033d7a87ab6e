/**
 * Moves the focus to the heading of the next page, for a button that disappears with its page (A3).
 * A focus that has moved elsewhere meanwhile stays there.
 */
export function focusNextHeading(button: Element): void {
  const present = document.querySelector('h1');
  const observer = new MutationObserver(() => {
    const focused = document.activeElement;
    const isElsewhere = focused !== button && focused !== document.body;
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    if (!isElsewhere && (heading === null || heading === present)) return;
    observer.disconnect();
    if (!isElsewhere) heading?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
