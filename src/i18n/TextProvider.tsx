import { createContext, type ReactNode } from 'react';
import type { Texts } from './texts';

export const TextContext = createContext<Texts | null>(null);

/** Gives the words to everything below. */
export function TextProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <TextContext value={texts}>{children}</TextContext>;
}
