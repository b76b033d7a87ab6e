import { useEffect } from 'react';

const LOOK_MS = 500;
/** Clocks that are set by the network are put right by less all the time. */
const SMALLEST_JUMP_BACK_MS = 2_000;
/**
 * A device that sleeps is ahead too when it wakes, for its steady clock may have slept with it. That
 * time has truly passed, so only what no wait of a code survives counts as a jump.
 */
const SMALLEST_JUMP_AHEAD_MS = 60 * 60 * 1000;

/**
 * Calls back, with the milliseconds, when the device's clock was moved while the page is open: its
 * time of day has gone another way than its steady clock.
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
