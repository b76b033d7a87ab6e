/**
 * Removes the token from the address bar, and so from the history, if the app is opened at an
 * address like `page` with another last part. Returns that part, as it was written.
 */
export function takePathToken(
  page: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
): string | null {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  if (!pathname.startsWith(folder) || pathname === page) return null;
  history.replaceState(history.state, '', page + search + hash);
  return pathname.slice(folder.length);
}
