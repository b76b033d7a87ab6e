/**
 * The event of a screen whose code cannot be loaded (routes.md#code-that-cannot-be-loaded);
 * `detail.error` is what the browser said. A listener that cancels it has handled it, for example by
 * loading the page again; otherwise the error goes on to the error screen.
 */
export const LAZY_FAILURE = 'bos:lazyfailure';

/** Announces a failed load; true where a listener has handled it. */
export const isHandled = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent(LAZY_FAILURE, { cancelable: true, detail: { error } }));
