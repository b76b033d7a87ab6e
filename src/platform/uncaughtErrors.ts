/** A page with more of them is in a loop. */
const MAX_KEPT = 20;

const kept: unknown[] = [];

/** Scripts of other origins give no error. */
const keep = (error: unknown): void => {
  if (error !== undefined && error !== null && kept.length < MAX_KEPT) kept.push(error);
};
const onError = ({ error }: ErrorEvent): void => keep(error);
const onRejection = ({ reason }: PromiseRejectionEvent): void => keep(reason);

/**
 * Keeps the errors that nothing catches, for the error reporting that comes after the page
 * (docs/product/wire.md#error-reporting). More than one call changes nothing.
 */
export function keepUncaughtErrors(): void {
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}

/** Those so far. Later ones are not kept: error reporting hears them itself, or they are not wanted. */
export function takeUncaughtErrors(): readonly unknown[] {
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onRejection);
  return kept.splice(0);
}
