import { TookTooLong } from '@/primitives/withTimeout';

/**
 * The event of a screen, or a part of one, whose code cannot be loaded (routes.md#code-that-cannot-be-loaded);
 * `detail.error` is the browser's error. A listener that cancels the event has handled it, for
 * example by reloading the page; otherwise the error of a screen goes to the error screen.
 */
export const CHUNK_LOAD_ERROR = 'bos:chunkloaderror';

/** How long code other than that of a screen may take, as a call may (wire.md#time-limits). */
export const CODE_LIMIT_MS = 30_000;

/** Announces a failed load; true if a listener has handled it. */
export const announceChunkError = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(CHUNK_LOAD_ERROR, { cancelable: true, detail: { error } }));

/** Whether code only takes too long: by our time limit, or by that of webpack. */
export const isLate = (error: unknown): boolean =>
  error instanceof TookTooLong ||
  (error instanceof Error && 'type' in error && error.type === 'timeout');
