import { createContext, use, useEffect, useRef } from 'react';
import type { TextRef } from '@/domain/text';

/** Says what stands in the way of going on, and takes the focus there; null where nothing does. */
export type GoOnGuard = () => TextRef | null;

/** The guards of the rows on screen. */
export interface GoOnGuards {
  /** Answers how to take the guard away again. */
  add(guard: GoOnGuard): () => void;
  /** Asks every guard, in order; the first obstacle is answered. */
  check(): TextRef | null;
}

/** Makes the guards of one screen: the frame holds them and asks before it goes on. */
export function makeGoOnGuards(): GoOnGuards {
  const guards = new Set<GoOnGuard>();
  return {
    add(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    check() {
      for (const guard of guards) {
        const obstacle = guard();
        if (obstacle !== null) return obstacle;
      }
      return null;
    },
  };
}

/** Handed down by the frame of a list sub-step: `<GoOnGuardContext value={guards}>`. */
export const GoOnGuardContext = createContext<GoOnGuards | null>(null);

/** Stands guard for as long as the component is on screen; without a frame around nobody asks. */
export function useGoOnGuard(guard: GoOnGuard): void {
  const guards = use(GoOnGuardContext);
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => guards?.add(() => latest.current()), [guards]);
}
