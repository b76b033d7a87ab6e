import type { TabsPort } from '@/ports/tabs';

/**
 * A fake `withExclusiveLock` for all tabs of one browser: one job at a time, like
 * `navigator.locks`.
 */
export function oneLock(): TabsPort['withExclusiveLock'] {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, job) => {
    const mine = last.then(job);
    last = mine.catch(() => undefined);
    return mine;
  };
}
