import { REQUEST_TIMEOUT_MS } from '@/api/request';

/**
 * The time limit of calls in a test about calls that hang. It is long enough for all other calls,
 * also on a busy machine.
 */
const SHORT_MS = 1_200;

const realSetTimeout = globalThis.setTimeout;

/**
 * Shortens the time limit of calls until `restoreTimeouts` or the end of the test. It does not use
 * a Jest spy: Testing Library takes a mocked `setTimeout` for fake timers, and then polls without a
 * pause.
 */
export function shortenTimeouts(): void {
  const shortened = (run: () => void, delayMs?: number, ...rest: unknown[]) =>
    realSetTimeout(run, delayMs === REQUEST_TIMEOUT_MS ? SHORT_MS : delayMs, ...rest);
  globalThis.setTimeout = shortened as typeof setTimeout;
}

/** Restores the real time limit of calls. */
export function restoreTimeouts(): void {
  globalThis.setTimeout = realSetTimeout;
}

afterEach(restoreTimeouts);
