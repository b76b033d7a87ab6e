/** Loads code that will soon be needed; a failed load is reported when it is needed. */
export function fetchAhead(fetchers: readonly (() => Promise<unknown>)[]): void {
  for (const fetchComponent of fetchers) fetchComponent().catch(() => undefined);
}
