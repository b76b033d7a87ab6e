import type { Messages } from '@lingui/core';
import { coreMessages } from './coreMessages';

let words: Messages = coreMessages;
const listeners = new Set<() => void>();

/** The Indonesian messages loaded so far: first the core messages, then all of them. */
export const indonesianWords = (): Messages => words;

/** Calls back when more messages are loaded. */
export function onMoreWords(listener: () => void): void {
  listeners.add(listener);
}

export function takeWords(more: Messages): void {
  if (words === more) return;
  words = more;
  for (const listener of listeners) listener();
}

/** Loads all missing messages. Rejects if that fails, and can be called again. */
export async function fetchAllWords(): Promise<void> {
  takeWords((await import('./indonesian')).indonesian);
}

// In development, edited messages replace the old ones on the page, so that no form is emptied.
if (process.env.NODE_ENV === 'development' && module.hot)
  module.hot.accept(['./indonesian', './coreMessages'], () => void fetchAllWords());
