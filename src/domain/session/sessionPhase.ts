/**
 * How long before its known end a session warns the user (WCAG 2.2.1 requires at least 20 s).
 * Assumption: two minutes, like the idle timeout.
 */
export const WARNING_MS = 2 * 60 * 1000;

/** The phases that depend on time; `state/slices/session.ts` has all phases. */
export type TimedPhase = 'open' | 'ending' | 'ended';

/**
 * The phase of a session at a given time. Without a known end it is open until the server rejects
 * it. A token issued at `givenAtMs` with a short lifetime warns only in the last third of it:
 * otherwise the warning would show from the start, and again after each renewal.
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
