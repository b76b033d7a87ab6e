import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back after this much time without counting pauses. Another `round` starts it over. */
export function useRunningTime(
  durationMs: number,
  isPaused: boolean,
  round: unknown,
  onEnd: () => void,
): void {
  const left = useRef({ ms: durationMs, round });
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current.round !== round) left.current = { ms: durationMs, round };
    if (isPaused) return undefined;
    const startedAtMs = performance.now();
    const timer = setTimeout(() => end(), left.current.ms);
    return () => {
      clearTimeout(timer);
      left.current.ms -= performance.now() - startedAtMs;
    };
  }, [durationMs, isPaused, round]);
}
