import { safeUrl } from '@/domain/safeUrl';

let isLeaving = false;

/**
 * The question before closing a page with unfinished work (ui/leaving) must not stop reloads of the
 * app itself, after the session has ended or the page has crashed. Called at start-up, because
 * window listeners run in the order in which they were added.
 */
export function allowOwnReloads(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  });
  // The browser may show the page that was left again, as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isLeaving = false;
  });
}

/** Whether this page is about to be replaced by a fresh one. */
export const isPageLeaving = (): boolean => isLeaving;

/** Reloads the page. */
export function reloadPage(): void {
  isLeaving = true;
  window.location.reload();
}

/**
 * Loads a page of the app from scratch, which drops everything in memory. The only place that
 * leaves the document; an address outside the app is refused.
 */
export function loadAppPage(path: `/bos/${string}`): void {
  if (!path.startsWith('/bos/') || safeUrl(path)?.kind !== 'internal') return;
  isLeaving = true;
  window.location.assign(path);
}

/** Whether the browser would ask before it closes the page: something is on its way up, or not sent yet. */
export const asksBeforeClosing = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether any field of the page or of a dialog has text, or a choice that its user has made. */
export function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    ':is(main, [role=dialog]) :is(textarea, input:not([type=hidden]))',
  );
  return [...fields].some(({ type, value, checked, defaultChecked }) =>
    type === 'checkbox' || type === 'radio' ? checked !== defaultChecked : value !== '',
  );
}
