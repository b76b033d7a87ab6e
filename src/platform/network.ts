import type { NetworkPort } from '@/ports/page';

/** Whether the page has a connection, as far as anybody can know. */
export interface Network extends NetworkPort {
  /** The browser says that there is none, and no response has come while it says so. */
  isSurelyOffline(): boolean;
  /** A call begins; what is returned is told whether the server has answered it. */
  beginCall(): (hasResponse: boolean) => void;
}

/**
 * `navigator.onLine` is a hint (C7): some browsers say false although the server can be reached. So it
 * counts no more once the server has answered after it was said; the page itself has just come from there.
 * Nor is it proof any more: a write that is cut off then may have arrived.
 */
export function makeNetwork(): Network {
  const listeners = new Set<(isOnline: boolean) => void>();
  let hasResponded = true;
  let timesLost = 0;
  let isProvenWrong = !navigator.onLine;
  const isOnline = () => navigator.onLine || hasResponded;
  let reported = isOnline();

  const tell = () => {
    if (reported === isOnline()) return;
    reported = isOnline();
    for (const listener of listeners) listener(reported);
  };
  const note = (hasResponse: boolean) => {
    hasResponded = hasResponse;
    isProvenWrong ||= hasResponse && !navigator.onLine;
    tell();
  };
  const beginCall = () => {
    const lostBefore = timesLost;
    // The response to a call from before the connection went says nothing of now.
    return (hasResponse: boolean) => {
      if (!hasResponse || lostBefore === timesLost) note(hasResponse);
    };
  };

  return {
    isOnline,
    isSurelyOffline: () => !isOnline() && !isProvenWrong,
    beginCall,
    subscribe(listener) {
      const goOnline = () => {
        isProvenWrong = false;
        tell();
      };
      const goOffline = () => {
        timesLost += 1;
        note(false);
      };
      listeners.add(listener);
      window.addEventListener('online', goOnline);
      window.addEventListener('offline', goOffline);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('online', goOnline);
        window.removeEventListener('offline', goOffline);
      };
    },
  };
}
