/**
 * Hides the page while the browser keeps it for the way back: when it is fetched from there, somebody
 * else may sit before it. It is shown again once the tabs have been asked what became of the session,
 * so after `makeTabs`; a screen whose session is over is gone by then.
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
