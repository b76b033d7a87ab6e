import { leaveFor } from './safeUrl';

/** Loads the page anew. */
export function reloadPage(): void {
  window.location.reload();
}

/** Loads a page of the app from scratch, leaving all that is in memory behind. */
export function loadAppPage(path: `/bos/${string}`): void {
  leaveFor(path);
}
