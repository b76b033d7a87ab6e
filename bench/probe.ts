/** What the probe gathers in the page; times are milliseconds since the navigation began. */
export interface Probe {
  /** The field is there, visible and enabled, and the page has run a task and drawn a frame since. */
  acceptsTypingMs: number | null;
  /** The same, and its handlers are attached. */
  handlersReadyMs: number | null;
  largestPaintMs: number | null;
  /** Durations of the interactions seen, by their id (Event Timing). */
  interactions: Record<number, number>;
}

declare global {
  interface Window {
    benchProbe?: Probe;
  }
}

/** Runs in the page before any of its own code. React marks the elements that it has taken over. */
export function installProbe(selector: string): void {
  const probe: Probe = {
    acceptsTypingMs: null,
    handlersReadyMs: null,
    largestPaintMs: null,
    interactions: {},
  };
  window.benchProbe = probe;

  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', (entry) => (probe.largestPaintMs = entry.startTime));
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEventTiming & { interactionId: number };
      if (!interactionId) return;
      const longest = Math.max(probe.interactions[interactionId] ?? 0, entry.duration);
      probe.interactions[interactionId] = longest;
    },
    { durationThreshold: 16 },
  );

  const afterNextFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    });
  const isUsable = (field: Element | null): field is HTMLInputElement =>
    field instanceof HTMLInputElement &&
    !field.disabled &&
    !field.readOnly &&
    field.checkVisibility({ visibilityProperty: true });
  const hasHandlers = (field: Element) =>
    window.benchReady === true || Object.keys(field).some((key) => key.startsWith('__reactProps$'));

  let isSeen = false;
  const look = () => {
    const field = document.querySelector(selector);
    if (isUsable(field)) {
      if (!isSeen) afterNextFrame(() => (probe.acceptsTypingMs = performance.now()));
      isSeen = true;
      if (hasHandlers(field)) {
        afterNextFrame(() => (probe.handlersReadyMs = performance.now()));
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
