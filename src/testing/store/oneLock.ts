import type { TabsPort } from '@/ports/tabs';

/** `withExclusiveLock` of the tabs of one browser: one job at a time, as `navigator.locks` has it. */
export function oneLock(): TabsPort['withExclusiveLock'] {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, job) => {
    const mine = last.then(job);
    last = mine.catch(() => undefined);
    return mine;
  };
}
