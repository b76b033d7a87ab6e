import { createContext, use, useEffect, useRef } from 'react';
import type { TextRef } from '@/domain/text';

/**
 * Waits for what is under way, then says what stands in the way of going on and takes the focus
 * there; null where nothing does.
 */
export type NavigationGuard = () => Promise<TextRef | null>;

/** The guards of the rows on screen. */
export interface NavigationGuards {
  /** Answers how to take the guard away again. */
  add(guard: NavigationGuard): () => void;
  /** Asks every guard, in order; the first obstacle is answered. Rows on screen are up to date then. */
  check(): Promise<TextRef | null>;
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

/** Handed down by the frame of a list sub-step: `<NavigationGuardContext value={guards}>`. */
export const NavigationGuardContext = createContext<NavigationGuards | null>(null);

interface NavigationGuardOptions {
  /** Something is being stored, or is stored and not yet in the rows on screen. */
  isBusy: () => boolean;
  /** What stands in the way once nothing is under way; takes the focus there. */
  obstacle: () => TextRef | null;
}

/**
 * Stands guard for as long as the component is on screen; without a frame around nobody asks. Render
 * again when what was under way has ended: whoever waits is told after the next render.
 */
export function useNavigationGuard({ isBusy, obstacle }: NavigationGuardOptions): void {
  const guards = use(NavigationGuardContext);
  const latest = useRef({ isBusy, obstacle });
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    latest.current = { isBusy, obstacle };
    if (isBusy()) return;
    for (const goOn of waiting.current.splice(0)) goOn();
  });
  useEffect(
    () =>
      guards?.add(async () => {
        if (latest.current.isBusy())
          await new Promise<void>((resolve) => waiting.current.push(resolve));
        return latest.current.obstacle();
      }),
    [guards],
  );
}
