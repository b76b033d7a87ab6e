import { makeObservable } from '@/primitives/observable';
import type { NetworkPort } from '@/ports/page';

/** Whether the page has a connection, as far as the browser knows. */
export interface Network extends NetworkPort {
  /** The browser reports no connection, and no response has arrived since. */
  isSurelyOffline(): boolean;
  /** Whether no response came lately, whatever the browser says. Calls are still tried. */
  isUnreachable(): boolean;
  /**
   * Called when a request begins. Returns a callback for its end that takes whether a response came; null
   * says nothing. Without one from a vital service the report of the browser that there is no connection
   * is believed again.
   */
  beginCall(isVital?: boolean): (hasResponse: boolean | null) => void;
  /** Calls back when a call is silent for long, or has ended without a response. There is one listener. */
  onSilence(listener: () => void): void;
  /** How many responses have come so far. */
  responses(): number;
  /** Nothing at all comes back, whatever the browser says. The next response ends this. */
  setUnreachable(): void;
}

/** A slow line takes eight seconds and more. */
const SILENT_AFTER_MS = 10_000;

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
  const note = (hasResponse: boolean, isVital: boolean) => {
    if (hasResponse || isVital) hasResponded = hasResponse;
    isProvenWrong ||= hasResponse && !navigator.onLine;
    if (hasResponse) {
      isUnreachable = false;
      responses += 1;
    } else onSilence();
    report();
  };
  const beginCall = (isVital = true) => {
    const lostBefore = timesLost;
    const timer = setTimeout(() => onSilence(), SILENT_AFTER_MS);
    return (hasResponse: boolean | null) => {
      clearTimeout(timer);
      if (hasResponse === null) return;
      // A response to a call from before the connection was lost says nothing about the present.
      if (!hasResponse || lostBefore === timesLost) note(hasResponse, isVital);
    };
  };

  return {
    isOnline,
    isSurelyOffline: () => !navigator.onLine && !hasResponded && !isProvenWrong,
    isUnreachable: () => isUnreachable,
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
        note(false, true);
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
