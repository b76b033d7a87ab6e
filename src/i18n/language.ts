/** Languages of the product; Indonesian is the default (formats.md#languages). */
export const LANGUAGES = ['id', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_KEY = 'bos.language';

const isLanguage = (value: unknown): value is Language => value === 'id' || value === 'en';

/** The language chosen on an earlier visit; Indonesian if none is stored or storage is blocked. */
export function readStoredLanguage(): Language {
  try {
    const stored = window.localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : 'id';
  } catch {
    return 'id';
  }
}

/** Stores the choice for the next visit. If storage is blocked the choice is lost silently. */
export function storeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Blocked storage throws; the language is still used for this visit.
  }
}
