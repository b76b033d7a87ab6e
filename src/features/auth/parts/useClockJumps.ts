import { useEffect } from 'react';

const LOOK_MS = 500;
/** Clocks that are synchronised over the network are corrected by less than this all the time. */
const SMALLEST_JUMP_BACK_MS = 2_000;
/**
 * A device that slept may also look ahead, because its steady clock may have slept too. That time
 * has really passed, so only a difference longer than any wait for a code counts as a jump.
 */
const SMALLEST_JUMP_AHEAD_MS = 60 * 60 * 1000;

/**
 * Calls back, with the milliseconds, when the device's clock was changed while the page is open:
 * its time of day differs from its steady clock.
 */
export function useClockJumps(onJump: (jumpMs: number) => void): void {
  useEffect(() => {
    const offset = () => Date.now() - performance.now();
    let offsetMs = offset();
    const timer = setInterval(() => {
      const jumpMs = offset() - offsetMs;
      offsetMs += jumpMs;
      if (jumpMs <= -SMALLEST_JUMP_BACK_MS || jumpMs >= SMALLEST_JUMP_AHEAD_MS) onJump(jumpMs);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [onJump]);
}
