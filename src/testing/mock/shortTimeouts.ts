import { REQUEST_TIMEOUT_MS } from '@/api/request';

/** What a test waits for a call that hangs, in place of the time limit of the product. */
const SHORT_MS = 800;

/** Calls that hang are given up almost at once, until `jest.restoreAllMocks()`. */
export function shortenTimeouts(): void {
  const realSetTimeout = globalThis.setTimeout;
  const shortened = (run: () => void, delayMs?: number, ...rest: unknown[]) =>
    realSetTimeout(run, delayMs === REQUEST_TIMEOUT_MS ? SHORT_MS : delayMs, ...rest);
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(shortened as typeof setTimeout);
}
