import type { Messages } from '@lingui/core';
import { makeObservable } from '@/primitives/observable';
import { coreMessages } from './coreMessages';

/** The Indonesian messages loaded so far: first the core messages, then all of them. */
export const indonesianWords = makeObservable<Messages>(coreMessages);

/** Adds messages of a page that is there before the others. */
export const addIndonesian = (messages: Messages): void =>
  indonesianWords.set({ ...indonesianWords.read(), ...messages });

/** Loads all missing messages. Rejects if that fails, and can be called again. */
export async function fetchAllWords(): Promise<void> {
  indonesianWords.set((await import('./indonesian')).indonesian);
}

// In development, edited messages replace the old ones on the page, so that no form is emptied.
if (process.env.NODE_ENV === 'development' && module.hot)
  module.hot.accept(['./indonesian', './coreMessages'], () => void fetchAllWords());
