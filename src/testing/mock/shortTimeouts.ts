import { REQUEST_TIMEOUT_MS } from '@/api/request';

/**
 * What a test waits for a call that hangs, in place of the time limit of the product. All other calls
 * are answered sooner, on a busy machine too.
 */
const SHORT_MS = 1_200;

const realSetTimeout = globalThis.setTimeout;

/**
 * Calls that hang are given up almost at once, until `restoreTimeouts` or the test's end. No spy of
 * Jest: Testing Library takes one on `setTimeout` for fake timers, and then asks without a pause.
 */
export function shortenTimeouts(): void {
  const shortened = (run: () => void, delayMs?: number, ...rest: unknown[]) =>
    realSetTimeout(run, delayMs === REQUEST_TIMEOUT_MS ? SHORT_MS : delayMs, ...rest);
  globalThis.setTimeout = shortened as typeof setTimeout;
}

/** Calls have the time limit of the product again. */
export function restoreTimeouts(): void {
  globalThis.setTimeout = realSetTimeout;
}

afterEach(restoreTimeouts);
