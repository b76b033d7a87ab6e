import type { Messages } from '@lingui/core';
import { coreMessages } from './coreMessages';

let words: Messages = coreMessages;
const listeners = new Set<() => void>();

/** The Indonesian words that have come so far: those of the first pages, then all of them. */
export const indonesianWords = (): Messages => words;

/** Calls back when more words have come. */
export function onMoreWords(listener: () => void): void {
  listeners.add(listener);
}

export function takeWords(more: Messages): void {
  if (words === more) return;
  words = more;
  for (const listener of listeners) listener();
}

/** Fetches all words that are not there yet. Rejects where that fails, and may be asked again. */
export async function fetchAllWords(): Promise<void> {
  takeWords((await import('./indonesian')).indonesian);
}

// Words that a developer edits come onto the page as it stands, so that no form is emptied.
if (process.env.NODE_ENV === 'development' && module.hot)
  module.hot.accept(['./indonesian', './coreMessages'], () => void fetchAllWords());
