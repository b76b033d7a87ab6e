import { makeNetwork, type Network } from '@/platform/network';

export interface SwitchableNetwork extends Network {
  /** Takes the whole page offline, or online again; each test starts online. */
  setOnline(isOnline: boolean): void;
}

const CONTROL = /\/__mock\//;

/** Blocks every call except those to the mock's control API. Returns a function that ends that. */
function cutOff(): () => void {
  const reach = globalThis.fetch;
  const spies: { mockRestore(): void }[] = [
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        CONTROL.test(input instanceof Request ? input.url : String(input))
          ? reach(input, init)
          : Promise.reject(new TypeError('Failed to fetch')),
      ),
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function fail(
      this: XMLHttpRequest,
    ) {
      setTimeout(() => {
        this.onerror?.(new ProgressEvent('error'));
      });
    }),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

export function switchableNetwork(): SwitchableNetwork {
  const network = makeNetwork();
  let reconnect: (() => void) | null = null;
  return {
    ...network,
    setOnline(isOnline) {
      if (isOnline === (reconnect === null)) return;
      if (isOnline) reconnect?.();
      reconnect = isOnline ? null : cutOff();
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      network.beginCall()(isOnline);
    },
  };
}
