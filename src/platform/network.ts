import { makeObservable } from '@/primitives/observable';
import type { NetworkPort } from '@/ports/page';

/** Whether the page has a connection, as far as the browser knows. */
export interface Network extends NetworkPort {
  /** The browser reports no connection, and no response has arrived since. */
  isSurelyOffline(): boolean;
  /** Called when a request begins. Returns a callback that takes whether a response came. */
  beginCall(): (hasResponse: boolean) => void;
  /** Calls back when a call has ended without a response. There is one listener. */
  onSilence(listener: () => void): void;
  /** How many responses have come so far. */
  responses(): number;
  /** Nothing at all comes back, whatever the browser says. The next response ends this. */
  setUnreachable(): void;
}

/**
 * `navigator.onLine` is a hint (C7): some browsers report false although the server can be reached.
 * Once a response has arrived after such a report, it no longer counts; loading the page counts as
 * a response. Nor is it proof any more then: a write that fails may have arrived.
 */
export function makeNetwork(): Network {
  let hasResponded = true;
  let timesLost = 0;
  let isProvenWrong = !navigator.onLine;
  let isUnreachable = false;
  let responses = 0;
  let onSilence = () => {};
  const isOnline = () => (navigator.onLine || hasResponded) && !isUnreachable;
  const reported = makeObservable(isOnline());

  const report = () => reported.set(isOnline());
  const note = (hasResponse: boolean) => {
    hasResponded = hasResponse;
    isProvenWrong ||= hasResponse && !navigator.onLine;
    if (hasResponse) {
      isUnreachable = false;
      responses += 1;
    } else onSilence();
    report();
  };
  const beginCall = () => {
    const lostBefore = timesLost;
    // A response to a call from before the connection was lost says nothing about the present.
    return (hasResponse: boolean) => {
      if (!hasResponse || lostBefore === timesLost) note(hasResponse);
    };
  };

  return {
    isOnline,
    isSurelyOffline: () => !navigator.onLine && !hasResponded && !isProvenWrong,
    beginCall,
    responses: () => responses,
    onSilence: (listener) => (onSilence = listener),
    setUnreachable: () => {
      isUnreachable = true;
      report();
    },
    subscribe(listener) {
      const goOnline = () => {
        isProvenWrong = false;
        isUnreachable = false;
        report();
      };
      const goOffline = () => {
        timesLost += 1;
        note(false);
      };
      const unsubscribe = reported.subscribe(() => listener(reported.read()));
      window.addEventListener('online', goOnline);
      window.addEventListener('offline', goOffline);
      return () => {
        unsubscribe();
        window.removeEventListener('online', goOnline);
        window.removeEventListener('offline', goOffline);
      };
    },
  };
}
