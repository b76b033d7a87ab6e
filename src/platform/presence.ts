const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focus'];
/** Activity comes by the hundred; one in this time is enough to know that somebody is there. */
const ACTIVITY_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 1_000;

/** Calls back while somebody is doing something at the page, at most once a second. */
export function watchActivity(listener: () => void): () => void {
  let lastAtMs = -Infinity;
  const note = () => {
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

/** Calls back when the page comes to light or goes out of sight, also for good. */
export function watchVisibility(listener: (isVisible: boolean) => void): () => void {
  const tell = () => listener(document.visibilityState === 'visible');
  const leave = () => listener(false);
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Tells each second when somebody was last active, by time stamps: ticks are held back in hidden
 * tabs and stand still while the machine sleeps.
 */
export function watchIdleness(listener: (lastActivityAtMs: number) => void): () => void {
  let lastActivityAtMs = Date.now();
  const stopWatching = watchActivity(() => {
    lastActivityAtMs = Date.now();
  });
  const timer = setInterval(() => listener(lastActivityAtMs), LOOK_EVERY_MS);
  return () => {
    stopWatching();
    clearInterval(timer);
  };
}
