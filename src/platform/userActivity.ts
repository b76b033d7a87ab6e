/**
 * What only somebody at the page does; `input` is what is pasted or spoken too. Not `scroll`: pages scroll by themselves. Of `focus` only the
 * window's: a dialog that opens takes the focus with nobody there.
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
/** Activity comes by the hundred; one in this time is enough to know that somebody is there. */
const ACTIVITY_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 1_000;

/** Calls back while somebody is doing something at the page, at most once a second. */
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
 * tabs and stand still while the machine sleeps. So it is told too when the page is looked at again,
 * and before the activity of somebody who comes back counts.
 */
export function watchIdleness(listener: (lastActivityAtMs: number) => void): () => void {
  let lastActivityAtMs = Date.now();
  const tell = () => listener(lastActivityAtMs);
  const stopWatching = watchActivity(() => {
    tell();
    lastActivityAtMs = Date.now();
  });
  const timer = setInterval(tell, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', tell);
  window.addEventListener('pageshow', tell);
  return () => {
    stopWatching();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pageshow', tell);
  };
}
