import { trustedScript } from './trustedScript';

/** That the first version was registered before the app was there, until the app has said that it is stored. */
export const UNTOLD = 'bos.stored-untold';

/** The worker of just this scope; another app of the host may have a wider one. */
export async function registrationAt(
  scope: string,
): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(scope);
  return found?.scope === new URL(scope, window.location.origin).href ? found : undefined;
}

/**
 * Whether our worker answered this visit. Where it has no registration any more, the kill switch has removed
 * it: registered again while the page is open, it would stay.
 */
export const hasAnswered = (url: string): boolean =>
  navigator.serviceWorker.controller?.scriptURL === new URL(url, window.location.origin).href;

/**
 * Registers the worker where there is none yet, before the app is there to follow it
 * (`appVersions.ts`). Never rejects.
 */
export async function registerEarly(url: string, scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if ((await registrationAt(scope)) || hasAnswered(url)) return;
    const { installing } = await navigator.serviceWorker.register(trustedScript(url), { scope });
    if (installing) localStorage.setItem(UNTOLD, '');
  } catch {
    // A private window, no response, no room: the app tries again, or nobody is told.
  }
}
