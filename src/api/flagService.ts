import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import {
  NOOP_PROVIDER,
  OpenFeature,
  ProviderEvents,
  ProviderStatus,
  type Provider,
} from '@openfeature/web-sdk';
import { FLAG_DEFAULTS, type FlagName } from '@/domain/flags';

/** A flag service that is slower than this is taken for one that is down. Nothing waits for it. */
const TIMEOUT_MS = 1_000;
/** A change of a flag is seen after this time at the latest. */
export const POLL_MS = 60_000;

/**
 * The whole response within the provider's time limit, which ends with the headers: a body that never
 * ends would stop the polling for good. The service gets no cookies.
 */
const fetchWhole: typeof fetch = async (request, init) => {
  const response = await fetch(request, { ...init, credentials: 'omit' });
  const body = await response.text();
  return new Response(body || null, response);
};

const makeProvider = (baseUrl: string) =>
  // The cast is for `exactOptionalPropertyTypes`, which the types of the provider do not know.
  new OFREPWebProvider({
    baseUrl,
    timeoutMs: TIMEOUT_MS,
    pollInterval: POLL_MS,
    changeDetection: 'polling',
    // A flag of yesterday is no better than its default.
    cacheMode: 'disabled',
    fetchImplementation: fetchWhole,
  }) as Provider;

let users = 0;
let disconnect: () => void = () => undefined;

/**
 * Asks the flag service at an address (OFREP), now and every minute, and whenever the tab comes back
 * into sight. Returns a function that ends the use of it; with the last one all flags have their
 * defaults again.
 */
export function startFlags(baseUrl: string): () => void {
  users += 1;
  if (users === 1) disconnect = connectTo(baseUrl);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    users -= 1;
    if (users === 0) disconnect();
  };
}

function connectTo(baseUrl: string): () => void {
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const connect = async () => {
    const provider = makeProvider(baseUrl);
    try {
      await OpenFeature.setProviderAndWait(provider);
    } catch {
      // The provider asks again only after a first answer.
      if (!isStopped) retry = setTimeout(() => void connect(), POLL_MS);
    }
    // It begins to poll after its first answer, even if it was closed before.
    if (isStopped) void provider.onClose?.();
  };
  void connect();
  return () => {
    isStopped = true;
    clearTimeout(retry);
    OpenFeature.setProvider(NOOP_PROVIDER);
  };
}

/** Asks the flag service again at once. */
export const refreshFlags = (): Promise<void> => OpenFeature.setContext(OpenFeature.getContext());

const MAY_CHANGE_FLAGS = [
  ProviderEvents.Ready,
  ProviderEvents.ConfigurationChanged,
  ProviderEvents.ContextChanged,
  ProviderEvents.Error,
];

/**
 * Reports whether a flag is on, as soon as that is known and whenever it may have changed. It is known once
 * the service has answered or failed: where it fails at first, the flag has its default.
 */
export function followFlag(name: FlagName, listener: (isOn: boolean) => void): void {
  const client = OpenFeature.getClient();
  const report = () => {
    if (client.providerStatus === ProviderStatus.NOT_READY) return;
    listener(client.getBooleanValue(name, FLAG_DEFAULTS[name]));
  };
  for (const event of MAY_CHANGE_FLAGS) client.addHandler(event, report);
  report();
}
