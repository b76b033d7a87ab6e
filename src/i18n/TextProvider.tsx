import { createContext, type ReactNode } from 'react';
import type { Texts } from './texts';

export const TextContext = createContext<Texts | null>(null);

/** Provides the texts to everything below. */
export function TextProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextContext value={texts}>{children}</TextContext>;
}
