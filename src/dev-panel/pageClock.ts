const RealDate = globalThis.Date;
let aheadMs = 0;

const nowMs = (): number => RealDate.now() + aheadMs;

/** `Date` with another idea of now; what is made from given parts or texts is as ever. */
const MovedDate = new Proxy(RealDate, {
  construct: (target, parts: unknown[], newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [nowMs()] : parts, newTarget) as Date,
  apply: () => new RealDate(nowMs()).toString(),
  get: (target, key) => (key === 'now' ? nowMs : (Reflect.get(target, key) as unknown)),
});

/** How far the page's clock is ahead of the real time, in milliseconds. */
export const pageClockAheadMs = (): number => aheadMs;

/** The real time, in milliseconds since the epoch. */
export const realNowMs = (): number => RealDate.now();

/**
 * Moves the page's clock forward: everything that asks for the time sees it, running timers do not.
 * A reload, or `setPageClockRight`, takes it back.
 */
export function movePageClock(seconds: number): void {
  aheadMs += seconds * 1_000;
  globalThis.Date = MovedDate;
}

export function setPageClockRight(): void {
  aheadMs = 0;
  globalThis.Date = RealDate;
}
