const RealDate = globalThis.Date;
let aheadMs = 0;

const nowMs = (): number => RealDate.now() + aheadMs;

/** A `Date` whose current time is moved. Dates made from given values or texts are unchanged. */
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
 * Moves the page's clock forward. Everything that reads the time sees it; running timers do not. A
 * reload or `setPageClockRight` resets it.
 */
export function movePageClock(seconds: number): void {
  aheadMs += seconds * 1_000;
  globalThis.Date = MovedDate;
}

export function setPageClockRight(): void {
  aheadMs = 0;
  globalThis.Date = RealDate;
}
