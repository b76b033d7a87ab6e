declare global {
  interface Window {
    /** Set by a control once its handlers are attached. */
    benchReady?: boolean;
  }
}

export function markReady(): void {
  window.benchReady = true;
}
