/** Calls that are never blocked: the mock's control API, and the hot reload of the page. */
const ALWAYS_THROUGH = /^\/__mock\/|\.hot-update\.json$/;

interface RealNetwork {
  fetch: typeof fetch;
  send: XMLHttpRequest['send'];
}

let real: RealNetwork | null = null;

const isLetThrough = (address: string | URL): boolean =>
  ALWAYS_THROUGH.test(new URL(address, window.location.href).pathname);

const addressOf = (input: RequestInfo | URL): string | URL =>
  input instanceof Request ? input.url : input;

/** Whether the panel has taken the page offline. */
export const isPageOffline = (): boolean => real !== null;

/**
 * Takes this page offline, or online again: `navigator.onLine` and its events, and every later call
 * of fetch and XMLHttpRequest. Pending calls and the page's own files are not affected, nor are
 * other tabs and the mock. A reload ends it.
 */
export function setPageOffline(isOffline: boolean): void {
  if (isOffline === isPageOffline()) return;
  if (isOffline) cut();
  else restore();
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

function cut(): void {
  const kept: RealNetwork = {
    fetch: globalThis.fetch,
    send: XMLHttpRequest.prototype.send,
  };
  real = kept;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  globalThis.fetch = (input, init) =>
    isLetThrough(addressOf(input))
      ? kept.fetch.call(globalThis, input, init)
      : Promise.reject(new TypeError('The developer panel has taken the page offline'));
  XMLHttpRequest.prototype.send = function fail() {
    setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
  };
}

function restore(): void {
  if (real === null) return;
  globalThis.fetch = real.fetch;
  XMLHttpRequest.prototype.send = real.send;
  Reflect.deleteProperty(navigator, 'onLine');
  real = null;
}
