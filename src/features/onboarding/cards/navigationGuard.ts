import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import type { MessageRef } from '@/primitives/messageRef';

/**
 * Waits for what is under way, then says what is in the way of going on and moves the focus there;
 * null where nothing is.
 */
export type NavigationGuard = () => Promise<MessageRef | null>;

/** The guards of the rows on screen. */
export interface NavigationGuards {
  /** Returns a function that takes the guard away again. */
  add(guard: NavigationGuard): () => void;
  /** Asks every guard, in order, for the first obstacle. Rows on screen are up to date then. */
  check(): Promise<MessageRef | null>;
}

/** Makes the guards of one screen: the frame holds them and asks before it goes on. */
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
  /** What is in the way once nothing is under way; moves the focus there. */
  obstacle: () => MessageRef | null;
}

/**
 * Guards for as long as the component is on screen; without a frame around it nobody asks. Render
 * again when what was under way has ended: who waits goes on after the next render.
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
