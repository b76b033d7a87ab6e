import { createContext, use } from 'react';
import type { Effects } from '@/state/effects';

const Context = createContext<Effects | null>(null);

export const EffectsProvider = Context.Provider;

/** The real effects, for the few parts of the frame that ask the browser themselves. */
export function useEffects(): Effects {
  const effects = use(Context);
  if (effects === null) throw new Error('useEffects needs an EffectsProvider above it');
  return effects;
}
