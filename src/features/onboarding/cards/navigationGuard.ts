import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import type { MessageRef } from '@/primitives/messageRef';

/**
 * Waits for running work, then returns what prevents going on and moves the focus there; null if
 * nothing does.
 */
export type NavigationGuard = () => Promise<MessageRef | null>;

/** The guards of the rows on screen. */
export interface NavigationGuards {
  /** Returns a function that removes the guard. */
  add(guard: NavigationGuard): () => void;
  /** Asks every guard, in order, for the first obstacle. The rows on screen are up to date then. */
  check(): Promise<MessageRef | null>;
}

/** Makes the guards of one screen: the frame asks them before it goes on. */
export function makeNavigationGuards(): NavigationGuards {
  const guards = new Set<NavigationGuard>();
  return {
    add(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    async check() {
      for (const guard of guards) {
        const obstacle = await guard();
        if (obstacle !== null) return obstacle;
      }
      return null;
    },
  };
}

/** Provided by the frame of a list sub-step: `<NavigationGuardContext value={guards}>`. */
export const NavigationGuardContext = createContext<NavigationGuards | null>(null);

interface NavigationGuardOptions {
  /** Something is being stored, or is stored and not yet in the rows on screen. */
  isBusy: () => boolean;
  /** What prevents going on once nothing is running; moves the focus there. */
  obstacle: () => MessageRef | null;
}

/**
 * Adds a guard while the component is on screen; without a frame around it nothing happens. Render
 * again when running work has ended: a waiting caller continues after the next render.
 */
export function useNavigationGuard({ isBusy, obstacle }: NavigationGuardOptions): void {
  const guards = use(NavigationGuardContext);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (isBusy()) return;
    for (const goOn of waiting.current.splice(0)) goOn();
  });
  const isStillBusy = useEffectEvent(isBusy);
  const findObstacle = useEffectEvent(obstacle);
  useEffect(
    () =>
      guards?.add(async () => {
        if (isStillBusy()) await new Promise<void>((resolve) => waiting.current.push(resolve));
        return findObstacle();
      }),
    [guards],
  );
}
