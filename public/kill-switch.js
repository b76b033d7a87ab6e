/*
 * Takes the place of sw.js where the service worker does harm (routes.md#service-worker): with the
 * next visit all caches of the app go, and the worker itself. Open pages stay as they are.
 */
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  // Workbox names its caches by the scope of their worker.
  const isOurs = (name) => name.startsWith('bos-') || name.endsWith(self.registration.scope);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOurs).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
