/** Whole seconds until a session ends, for the countdown; at least 0. */
export function secondsUntilEnd(endsAtMs: number | null, nowMs: number): number {
  return endsAtMs === null ? 0 : Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000));
}
