import type { Network } from './network';

const RESPONSE_LIMIT_MS = 10_000;
/** The server is asked only where the app's own host is not quick: a refusal is an error in the console. */
const HOST_FIRST_MS = 2_000;
const AGAIN_AFTER_MS = 5_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A connection that the browser reports may lead nowhere. Where a call gets no response the app's own host
 * is asked, and the server: if neither responds, the page is offline, and asks until one does (C7).
 */
export function probeSilence(network: Network, host: string, server: string): void {
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    // Without a connection the browser reports when there is one again.
    while (navigator.onLine) {
      const before = network.responses();
      if ((await anyResponds(host, server)) || network.responses() > before) break;
      network.setUnreachable();
      await wait(AGAIN_AFTER_MS);
    }
    isAsking = false;
    if (navigator.onLine) network.beginCall()(true);
  };
  network.onSilence(() => {
    if (!isAsking) void ask();
  });
}

async function anyResponds(host: string, server: string): Promise<boolean> {
  const hostResponds = responds(host);
  if ((await Promise.race([hostResponds, wait(HOST_FIRST_MS)])) === true) return true;
  const all = [hostResponds, responds(server)];
  return Promise.any(all.map(async (each) => (await each) || Promise.reject(new Error()))).catch(
    () => false,
  );
}

/** Whether any response comes from an address within some seconds, of whatever status. */
export async function responds(address: string): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RESPONSE_LIMIT_MS);
  try {
    const { signal } = controller;
    await fetch(address, {
      method: 'HEAD',
      // What a server of another origin responds cannot be read, only that it does.
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
