/**
 * Hides the page before the browser puts it into its back/forward cache: another user may see it
 * when it is restored. It is shown again once the session has been checked with the other tabs, so
 * call this after `makeTabs`; a screen whose session is over is gone by then.
 */
export function hideBfcachePages(): void {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', () => {
    setTimeout(() => style.removeProperty('visibility'));
  });
}
