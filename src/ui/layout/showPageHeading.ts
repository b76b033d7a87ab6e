/**
 * Moves the focus to the heading of the page and scrolls it into view, after something large below
 * it has gone: what is now in its place would be the middle of the page.
 */
export function showPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
