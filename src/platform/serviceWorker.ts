/**
 * Removes what earlier versions of the app left behind, at start-up (routes.md#start-up): service
 * workers that control our pages without being ours, and their caches. Other apps of the host keep
 * theirs. `base` is the app's path (`/bos/`), `cachesInUse` the names in use now. Never rejects.
 */
export async function removeForeignWorkers(
  base: string,
  cachesInUse: readonly string[] = [],
): Promise<void> {
  try {
    const scopes = await unregisterForeign(base);
    await deleteOldCaches(base, scopes, cachesInUse);
  } catch {
    // No service workers or no storage in this browser: nothing to remove.
  }
}

/** Unregisters workers with a wider or narrower scope than ours; returns those scopes. */
async function unregisterForeign(base: string): Promise<string[]> {
  if (!('serviceWorker' in navigator)) return [];
  const ours = new URL(base, window.location.origin).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const foreign = registrations.filter(
    ({ scope }) => scope !== ours && (ours.startsWith(scope) || scope.startsWith(ours)),
  );
  await Promise.all(foreign.map((registration) => registration.unregister()));
  return foreign.map(({ scope }) => scope);
}

/** Workbox names a cache by its worker's scope; caches of our older releases begin with `bos-`. */
async function deleteOldCaches(
  base: string,
  goneScopes: readonly string[],
  inUse: readonly string[],
): Promise<void> {
  if (!('caches' in window)) return;
  const ours = new URL(base, window.location.origin).href;
  const names = await caches.keys();
  const old = names.filter(
    (name) =>
      !inUse.includes(name) &&
      (name.startsWith('bos-') || [ours, ...goneScopes].some((scope) => name.endsWith(scope))),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}
