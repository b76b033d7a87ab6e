/** What the probe measures in the page. Times are in ms since the start of the navigation. */
export interface Probe {
  /** The field is visible and enabled, and the page has then run a task and painted a frame. */
  acceptsTypingMs: number | null;
  /** The same, and the handlers of the field are attached. */
  handlersReadyMs: number | null;
  largestPaintMs: number | null;
  /** The sum of all layout shifts that nobody has caused. */
  layoutShift: number;
  /** Durations of the interactions by their id (Event Timing). */
  interactions: Record<number, number>;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    benchProbe?: Probe;
  }
}

/**
 * What the page logs when the handlers are ready. A question from outside in its place
 * (`page.waitForFunction`) would have the page compile a large script while it is measured.
 */
export const READY_TEXT = 'bench: handlers ready';

/** Runs in the page before its own code. React adds a `__reactProps$` key to its elements. */
export function installProbe({
  selector,
  readyText,
}: {
  selector: string;
  readyText: string;
}): void {
  const probe: Probe = {
    acceptsTypingMs: null,
    handlersReadyMs: null,
    largestPaintMs: null,
    layoutShift: 0,
    interactions: {},
  };
  window.benchProbe = probe;

  const observe = (type: string, record: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', (entry) => (probe.largestPaintMs = entry.startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) probe.layoutShift += value;
  });
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
        afterNextFrame(() => {
          probe.handlersReadyMs = performance.now();
          console.debug(readyText);
        });
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
