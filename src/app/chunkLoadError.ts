/**
 * The event of a screen whose code cannot be loaded (routes.md#code-that-cannot-be-loaded);
 * `detail.error` is what the browser said. Who cancels it has seen to it, by loading the page anew
 * for one; otherwise the error goes on to the error screen.
 */
export const LAZY_FAILURE = 'bos:lazyfailure';

/** Tells of a failed load; whether somebody has seen to it. */
export const isHandled = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(LAZY_FAILURE, { cancelable: true, detail: { error } }));
