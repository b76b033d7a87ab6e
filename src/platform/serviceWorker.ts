/**
 * Removes what earlier versions of the app left behind, at start-up (routes.md#start-up): service
 * workers that control our pages without being the present one, and their caches. Other apps of the host keep
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

/**
 * Unregisters workers inside our scope, and those of our own older releases that have a wider one; returns
 * their scopes. Another app of the host may have a wider one too: ours goes before it. One in the place of ours
 * is replaced when ours is registered (appVersions.ts): as long as it controls a page it would not go.
 *
 * Assumption: 'old service workers removed at start-up' of the specification means ours, whose script is below
 * `/bos/`. It does not say which worker an earlier app has registered. A page that this code runs in has arrived
 * in spite of a wider worker, so that leaving it costs little, and removing it could break another app.
 */
async function unregisterForeign(base: string): Promise<string[]> {
  if (!('serviceWorker' in navigator)) return [];
  const ours = new URL(base, window.location.origin).href;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const foreign = registrations.filter(
    (each) =>
      each.scope !== ours && (each.scope.startsWith(ours) || scriptOf(each).startsWith(ours)),
  );
  await Promise.all(foreign.map((registration) => registration.unregister()));
  return foreign.map(({ scope }) => scope);
}

const scriptOf = ({ active, waiting, installing }: ServiceWorkerRegistration): string =>
  (active ?? waiting ?? installing)?.scriptURL ?? '';

/**
 * Workbox names a cache by its worker's scope; caches of our older releases begin with `bos-`. From any other one
 * only what it has of our pages goes: it may be another app's.
 */
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
  const others = names.filter((name) => !inUse.includes(name) && !old.includes(name));
  await Promise.all([
    ...old.map((name) => caches.delete(name)),
    ...others.map((name) => forgetPages(name, ours)),
  ]);
}

async function forgetPages(cacheName: string, base: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const requests = await cache.keys();
  const ours = requests.filter(({ url }) => url.startsWith(base));
  await Promise.all(ours.map((request) => cache.delete(request)));
}
