/**
 * How long before its known end a session is said to end (WCAG 2.2.1 asks for 20 s at least).
 * Assumption: two minutes, as long as the idle rule gives.
 */
export const WARNING_MS = 2 * 60 * 1000;

/** Of a session whose end may be known: `state/slices/session.ts` has them all. */
export type TimedPhase = 'open' | 'ending' | 'ended';

/**
 * The phase of a session by the time; one without a known end is open until the server says otherwise.
 * Of a token that was given at `givenAtMs` and is good for a short time, the last third alone is its
 * end: otherwise the warning would stand from the first moment, and again after each time it is
 * answered.
 */
export function sessionPhaseAt(
  endsAtMs: number | null,
  nowMs: number,
  givenAtMs: number | null = null,
): TimedPhase {
  if (endsAtMs === null) return 'open';
  const thirdMs = givenAtMs === null ? WARNING_MS : Math.max(0, endsAtMs - givenAtMs) / 3;
  if (nowMs < endsAtMs - Math.min(WARNING_MS, thirdMs)) return 'open';
  return nowMs < endsAtMs ? 'ending' : 'ended';
}
