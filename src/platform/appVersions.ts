import { withTimeout } from '@/primitives/withTimeout';
import { hasAnswered, registrationAt, UNTOLD } from './earlyWorker';
import { makeSafeStorage } from './safeStorage';
import { trustedScript } from './trustedScript';

export interface VersionEvents {
  /** The first version is on the device: the app opens without a connection from now on. */
  onStored(this: void): void;
  /**
   * A version that is not the one of this page is on the device. Called again for the same one where
   * another tab has activated it.
   */
  onNewVersion(this: void): void;
}

/** Workbox names its cache of the build by the scope of the worker. */
const buildCache = (scope: string) =>
  `workbox-precache-v2-${new URL(scope, window.location.origin).href}`;

/** The caches of our worker (service-worker/serviceWorker.ts). */
export const cachesInUse = (scope: string): string[] => ['bos-configuration', buildCache(scope)];

/** A worker that does not wait for its user, as the kill switch, is active by then. */
const WAITS_AFTER_MS = 500;

/** An open page asks for a new version at most this often. */
const CHECK_EVERY_MS = 60 * 60 * 1_000;
/** How long a page that must be loaded again waits for the newest version. */
const UPDATE_LIMIT_MS = 5_000;
/** Between the end of a version that waits, and the newer one in its place. */
const REPLACED_AFTER_MS = 100;
/** A new version waits until what the old one is doing has ended. */
const TAKE_OVER_LIMIT_MS = 15_000;

/**
 * Registers the service worker of the app, and reports what becomes of it (routes.md#service-worker). Where
 * there is none yet, `storedAfterMs` passes first. Never rejects: without a worker the app works all the same.
 */
export async function followVersions(
  url: string,
  scope: string,
  storedAfterMs: number,
  events: VersionEvents,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await pageLoaded();
    if (!(await registrationAt(scope))) {
      if (hasAnswered(url)) return;
      await new Promise((resolve) => setTimeout(resolve, storedAfterMs));
    }
    const registration = await navigator.serviceWorker.register(trustedScript(url), { scope });
    const ourScript = new URL(url, window.location.origin).href;
    /** Another app has our place. None of our pages is its own, so ours does not wait for its user. */
    const isOfOther = () => (registration.active?.scriptURL ?? ourScript) !== ourScript;
    const follow = (worker: ServiceWorker | null) => {
      if (!worker) return;
      followWorker(worker, scope, registration.active !== null && !isOfOther(), events);
      if (isOfOther()) void reaches(worker, ['installed']).then(() => skipWaiting(worker));
    };
    follow(registration.installing);
    const isUntold = makeSafeStorage('localStorage').get(UNTOLD) !== null;
    if (isUntold && registration.active) void reportFirst(registration.active, scope, events);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    if (registration.waiting) {
      follow(registration.waiting);
      // A first version waits for a moment only.
      if (registration.active && !isOfOther()) events.onNewVersion();
    }
    checkWhenSeen(registration);
  } catch {
    // A private window, no response, no room: the app goes on without a worker.
  }
}

/** Storing the app must not take the network from what the page itself loads. */
const pageLoaded = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

function followWorker(
  worker: ServiceWorker,
  scope: string,
  isUpdate: boolean,
  events: VersionEvents,
): void {
  const { onNewVersion } = events;
  const is = (state: ServiceWorkerState) => worker.state === state;
  const onState = async () => {
    if (is('activated') && isUpdate) onNewVersion();
    else if (is('activated')) await reportStored(scope, events);
    else if (is('installed') && isUpdate) {
      await new Promise((resolve) => setTimeout(resolve, WAITS_AFTER_MS));
      if (is('installed')) onNewVersion();
    }
  };
  worker.addEventListener('statechange', () => void onState());
}

/** The first version was registered before the app was there, and is here by now. */
async function reportFirst(
  first: ServiceWorker,
  scope: string,
  events: VersionEvents,
): Promise<void> {
  await reaches(first, ['activated']);
  await reportStored(scope, events);
}

async function reportStored(scope: string, { onStored }: VersionEvents): Promise<void> {
  makeSafeStorage('localStorage').remove(UNTOLD);
  // The kill switch stores nothing.
  if (await hasBuild(scope)) onStored();
}

const hasBuild = (scope: string) => caches.has(buildCache(scope)).catch(() => false);

/** A page may stay open for days. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < CHECK_EVERY_MS) return;
    checkedAtMs = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Lets the version that waits take over, or a newer one in its place. Resolves with whether a reload shows
 * it: it has taken over, or none waits. Never rejects.
 */
export async function takeOver(scope: string): Promise<boolean> {
  return inTime(TAKE_OVER_LIMIT_MS, async () => {
    const registration = await registrationOf(scope);
    return !registration || activateWaiting(registration);
  });
}

/**
 * Asks the host for the newest version and lets it take over, for a page that does not work. Resolves
 * after some seconds in any case. Never rejects.
 */
export async function bringUpToDate(scope: string): Promise<void> {
  await inTime(UPDATE_LIMIT_MS, async () => {
    const registration = await registrationOf(scope);
    if (!registration) return false;
    await registration.update().catch(() => undefined);
    await settleInstalling(registration);
    return activateWaiting(registration);
  });
}

/** Reloads the page as its user asks: files that are on their way are asked about first. */
export const reloadPageAsUser = (): void => window.location.reload();

const registrationOf = async (scope: string) =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(scope) : undefined;

const inTime = (limitMs: number, work: () => Promise<boolean>): Promise<boolean> =>
  withTimeout(work(), limitMs).catch(() => false);

async function settleInstalling({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (installing) await reaches(installing, ['installed', 'activated', 'redundant']);
}

/** Resolves with whether the next page is of the version that waits, or of a newer one. */
async function activateWaiting(registration: ServiceWorkerRegistration): Promise<boolean> {
  const { waiting, active } = registration;
  if (!waiting) return true;
  const isDone = reaches(waiting, ['activated', 'redundant']);
  skipWaiting(waiting);
  await isDone;
  if (waiting.state === 'activated') return true;
  // It has failed, or a newer version has come in its place: that one may be on its way, or wait in turn.
  await settleInstalling(registration);
  // Browsers put the newer one in its place a moment later.
  await new Promise((resolve) => setTimeout(resolve, REPLACED_AFTER_MS));
  const hasNext = registration.waiting !== null && registration.waiting !== waiting;
  return hasNext ? activateWaiting(registration) : registration.active !== active;
}

const skipWaiting = (worker: ServiceWorker) => worker.postMessage({ type: 'SKIP_WAITING' });

const reaches = (worker: ServiceWorker, states: readonly ServiceWorkerState[]) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (states.includes(worker.state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
