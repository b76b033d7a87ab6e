import { safeUrl } from '@/domain/safeUrl';

let isLoadingAnew = false;

/**
 * A page may hold whoever closes it with a file half way up (ui/leaving), but never the app itself:
 * the session has ended, or the page is broken. At start-up, since the listeners of a window are
 * called in the order in which they came.
 */
export function allowOwnReloads(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isLoadingAnew) event.stopImmediatePropagation();
  });
}

/** Loads the page again. */
export function reloadPage(): void {
  isLoadingAnew = true;
  window.location.reload();
}

/**
 * Loads a page of the app from scratch, leaving all that is in memory behind. The one place that
 * leaves the document; an address that is no page of the app is refused.
 */
export function loadAppPage(path: `/bos/${string}`): void {
  if (!path.startsWith('/bos/') || safeUrl(path)?.kind !== 'internal') return;
  isLoadingAnew = true;
  window.location.assign(path);
}

/** Whether any field of the page holds text; check boxes and choices do not count. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main input:not([type=checkbox]):not([type=radio]):not([type=hidden])',
  );
  return [...fields].some(({ value }) => value !== '');
}
