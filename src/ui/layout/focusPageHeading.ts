/** Puts the focus on the heading of the page, where what had it is gone. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
