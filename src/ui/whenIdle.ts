const TIMEOUT_MS = 4000;

/** Runs when the browser is idle; Safari has no idle callback and gets a delay. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, TIMEOUT_MS);
  return () => clearTimeout(timer);
}
