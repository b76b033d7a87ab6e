/** Languages of the product; Indonesian is the default (formats.md#languages). */
export const LANGUAGES = ['id', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

const STORAGE_KEY = 'bos.language';

const isLanguage = (value: unknown): value is Language => value === 'id' || value === 'en';

/** The language chosen on an earlier visit; Indonesian where none is stored or storage is blocked. */
export function readStoredLanguage(): Language {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    return isLanguage(stored) ? stored : 'id';
  } catch {
    return 'id';
  }
}

/** Keeps the choice for the next visit. A blocked storage loses it silently: it is a comfort. */
export function storeLanguage(language: Language): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Touching a blocked storage throws; the language still holds for this visit.
  }
}
