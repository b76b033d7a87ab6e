import { Workbox } from 'workbox-window';

/** A version of the app that is on the device, and not on this page yet. */
export interface NewVersion {
  /** Lets it take over, and resolves once it has: from then on a reload shows it. */
  activate(this: void): Promise<void>;
}

export interface VersionEvents {
  /** The first version is on the device: the app opens without a connection from now on. */
  onStored(this: void): void;
  /** May be called again for the same version, for example where another tab has activated it. */
  onNewVersion(this: void, version: NewVersion): void;
}

/** The caches of our worker (service-worker/serviceWorker.ts); Workbox names one by the scope. */
export const cachesInUse = (scope: string): string[] => [
  'bos-configuration',
  `workbox-precache-v2-${new URL(scope, window.location.origin).href}`,
];

/** An open page asks for a new version at most this often. */
const CHECK_EVERY_MS = 60 * 60 * 1_000;
/** How long a page that must be loaded again waits for the newest version. */
const UPDATE_LIMIT_MS = 5_000;

/**
 * Registers the service worker of the app, and tells what becomes of it (routes.md#service-worker).
 * Returns what makes sure that a reload shows the newest version. Never rejects: without a worker the
 * app works all the same.
 */
export async function followVersions(
  url: string,
  scope: string,
  { onStored, onNewVersion }: VersionEvents,
): Promise<() => Promise<void>> {
  if (!('serviceWorker' in navigator)) return () => Promise.resolve();
  const workbox = new Workbox(url, { scope });
  let takeOver: (() => void) | null = null;
  let waiting: NewVersion | null = null;
  const activate = () =>
    new Promise<void>((resolve) => {
      takeOver = resolve;
      workbox.messageSkipWaiting();
    });
  workbox.addEventListener('waiting', () => {
    waiting = { activate };
    onNewVersion(waiting);
  });
  workbox.addEventListener('controlling', () => {
    waiting = null;
    if (takeOver) takeOver();
    else onNewVersion({ activate: () => Promise.resolve() });
  });
  workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (isUpdate !== true && isExternal !== true) onStored();
    // A page that was loaded past the worker is not taken over.
    else if (navigator.serviceWorker.controller === null) takeOver?.();
  });
  try {
    await workbox.register();
  } catch {
    // A private window, no response, no room: the app goes on without a worker.
    return () => Promise.resolve();
  }
  checkWhenSeen(workbox);
  return async () => {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, UPDATE_LIMIT_MS));
    await Promise.race([limit, workbox.update().catch(() => undefined)]);
    await Promise.race([limit, waiting?.activate()]);
  };
}

/** Reloads the page as its user asks: files that are on their way are asked about first. */
export const reloadPageAsUser = (): void => window.location.reload();

/** A page may stay open for days. */
function checkWhenSeen(workbox: Workbox): void {
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < CHECK_EVERY_MS) return;
    checkedAtMs = Date.now();
    workbox.update().catch(() => undefined);
  });
}
