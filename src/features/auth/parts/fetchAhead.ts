/** Fetches what will soon be needed; a failure shows when it is. */
export function fetchAhead(fetchers: readonly (() => Promise<unknown>)[]): void {
  for (const fetchComponent of fetchers) fetchComponent().catch(() => undefined);
}
