/**
 * Events that only a user causes; `input` covers pasting and speech too. Not `scroll`: pages scroll
 * by themselves. Only the window's `focus`: a dialog that opens takes the focus without a user.
 */
const ACTIVITY_EVENTS = [
  'pointerdown',
  'keydown',
  'input',
  'wheel',
  'touchstart',
  'touchmove',
  'focus',
];
/** Events come by the hundred; one in this time is enough to know that the user is active. */
const ACTIVITY_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 1_000;

/** Calls back while the user is active, at most once a second. */
export function watchActivity(listener: () => void): () => void {
  let lastAtMs = -Infinity;
  const note = ({ type, target }: Event) => {
    if (type === 'focus' && target !== window) return;
    const nowMs = Date.now();
    if (Math.abs(nowMs - lastAtMs) < ACTIVITY_EVERY_MS) return;
    lastAtMs = nowMs;
    listener();
  };
  const options = { capture: true, passive: true };
  for (const type of ACTIVITY_EVENTS) window.addEventListener(type, note, options);
  return () => {
    for (const type of ACTIVITY_EVENTS) window.removeEventListener(type, note, options);
  };
}

/** Calls back when the page becomes visible or hidden, also when it closes. */
export function watchVisibility(listener: (isVisible: boolean) => void): () => void {
  const report = () => listener(document.visibilityState === 'visible');
  const leave = () => listener(false);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Reports each second when the user was last active, by time stamps: ticks are delayed in hidden
 * tabs and stop while the machine sleeps. So it also reports when the page becomes visible, before
 * the activity of a returning user counts.
 */
export function watchIdleness(listener: (lastActivityAtMs: number) => void): () => void {
  let lastActivityAtMs = Date.now();
  const report = () => listener(lastActivityAtMs);
  const stopWatching = watchActivity(() => {
    report();
    lastActivityAtMs = Date.now();
  });
  const timer = setInterval(report, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', report);
  window.addEventListener('pageshow', report);
  return () => {
    stopWatching();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pageshow', report);
  };
}
