import type { Network } from './network';

/** A slow line takes eight seconds and more. */
const RESPONSE_LIMIT_MS = 10_000;
const AGAIN_AFTER_MS = 5_000;

/**
 * A connection that the browser reports may lead nowhere. After a call without a response the app's own
 * host is asked: if nothing comes back either, the page is offline, and asks until something does (C7).
 */
export function probeSilence(network: Network, address: string): void {
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    // Without a connection the browser reports when there is one again.
    while (navigator.onLine) {
      const before = network.responses();
      if ((await responds(address)) || network.responses() > before) break;
      network.setUnreachable();
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    }
    isAsking = false;
    if (navigator.onLine) network.beginCall()(true);
  };
  network.onSilence(() => {
    if (!isAsking) void ask();
  });
}

/** Whether any response comes from an address within some seconds, of whatever status. */
export async function responds(address: string): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RESPONSE_LIMIT_MS);
  try {
    const { signal } = controller;
    await fetch(address, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
