import { useSyncExternalStore } from 'react';

const TICK_MS = 500;

const onEachTick = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
};

/**
 * The seconds left by the device's clock, updated when they change. By time stamps and not by
 * ticks: a hidden tab ticks late, and is right again at its next tick.
 */
export const useCountdown = (secondsLeftAt: (nowMs: number) => number): number =>
  useSyncExternalStore(onEachTick, () => secondsLeftAt(Date.now()));
