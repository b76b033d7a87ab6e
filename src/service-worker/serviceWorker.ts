import { cacheNames } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { hasToken } from '@/domain/access/paths';
import { prerenderedFile, PRERENDERED } from '@/domain/access/prerendered';
import { SESSION_COOKIE } from '@/domain/access/sessionCookie';

declare const self: Omit<ServiceWorkerGlobalScope, 'cookieStore'> & {
  /** The files of the build, which workbox-webpack-plugin puts in here. */
  __WB_MANIFEST: (PrecacheEntry | string)[];
  /** Not in every browser. */
  cookieStore?: CookieStore;
};

const BASE = '/bos/';
const APP = `${BASE}index.html`;
const CONFIGURATION = `${BASE}config.json`;
const CONFIGURATIONS = 'bos-configuration';
/** Pages of the app. Only the token of an e-KYC link may have dots; anything else with one is a file. */
const PAGES = [/^\/bos\/ekyc\//, /^\/bos\/[^.?]*(\?|$)/];
/** After this time without a response the app starts with the last configuration. */
const CONFIGURATION_WAIT_S = 2;

// Portals decide in which address they frame the app, and the server who may frame it: in a frame only
// the server responds to a navigation. First of all listeners, so that no other one sees it.
self.addEventListener('fetch', (event) => {
  const { mode, destination } = event.request;
  if (mode === 'navigate' && destination !== 'document') event.stopImmediatePropagation();
});

// A new version waits until the user asks for it: open pages need the files of their own version.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

/** The prerendered pages of this build. */
const prerendered = PRERENDERED.map(({ file }) => ({ file, url: BASE + file }))
  .filter(({ url }) => getCacheKeyForURL(url) !== undefined)
  .map((page) => ({ ...page, respond: createHandlerBoundToURL(page.url) }));
const respondWithApp = createHandlerBoundToURL(APP);

/** False where the browser does not let a worker ask: the page decides again, before it is seen. */
async function hasSession(): Promise<boolean> {
  try {
    return Boolean(await self.cookieStore?.get(SESSION_COOKIE));
  } catch {
    return false;
  }
}

// As the server does (deploy/prerendered.ts), and as quickly as the device can: nothing is fetched before.
registerRoute(
  new NavigationRoute(
    async (visit) => {
      const { pathname, searchParams } = visit.url;
      const page = prerendered.find(({ file }) => file === prerenderedFile(pathname));
      if (!page || hasToken(searchParams) || (await hasSession())) return respondWithApp(visit);
      return page.respond(visit);
    },
    { allowlist: PAGES },
  ),
);

/** Whether a response is a configuration, and not an error page. */
const isConfiguration = (response: Response): boolean =>
  response.status === 200 && /\bjson\b/.test(response.headers.get('Content-Type') ?? '');

// What the services answer is never stored. The configuration is no secret, and nothing starts
// without it.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === CONFIGURATION,
  new NetworkFirst({
    cacheName: CONFIGURATIONS,
    networkTimeoutSeconds: CONFIGURATION_WAIT_S,
    plugins: [
      {
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isConfiguration(response) ? response : null),
        // The server responds: what it sends with the page may have changed.
        cacheDidUpdate: () => renewPolicies(),
      },
    ],
  }),
);

// The page of the first visit has fetched its configuration before there was a worker.
self.addEventListener('install', (event) => event.waitUntil(storeConfiguration()));

/** A worker without it is better than none. */
async function storeConfiguration(): Promise<void> {
  try {
    const response = await fetch(CONFIGURATION, { cache: 'reload' });
    const cache = await caches.open(CONFIGURATIONS);
    if (isConfiguration(response)) await cache.put(CONFIGURATION, response);
  } catch {
    // The next visit stores it.
  }
}

/**
 * Stores a page again, with the headers of today. The stored one keeps those that it came with, and the
 * server writes its policy from the same settings as the configuration: with an old one, a service that has
 * moved could not be called. The page of another build is not stored, it comes with its own worker.
 */
async function renewPolicy(page: string): Promise<void> {
  try {
    const key = getCacheKeyForURL(page);
    const cache = await caches.open(cacheNames.precache);
    const stored = key && (await cache.match(key));
    const today = await fetch(page, { cache: 'reload' });
    if (!key || !stored || !today.ok) return;
    if ((await stored.text()) === (await today.clone().text())) await cache.put(key, today);
  } catch {
    // The next visit tries again.
  }
}

async function renewPolicies(): Promise<void> {
  await Promise.all([APP, ...prerendered.map(({ url }) => url)].map(renewPolicy));
}
