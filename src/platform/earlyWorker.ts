import { trustedScript } from './trustedScript';

let isRegisteredEarly = false;

/**
 * Registers the worker of a page that has none yet, before the app is there to follow it
 * (`appVersions.ts`). Never rejects.
 */
export async function registerEarly(url: string, scope: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if (await navigator.serviceWorker.getRegistration(scope)) return;
    isRegisteredEarly = true;
    await navigator.serviceWorker.register(trustedScript(url), { scope });
  } catch {
    // A private window, no response, no room: the app tries again.
  }
}

/** Whether the worker of this page was registered before the app was there. */
export const wasRegisteredEarly = (): boolean => isRegisteredEarly;
