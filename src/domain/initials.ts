/** What comes before or after the name of a company. */
const LEGAL_FORMS = new Set(['pt', 'cv', 'ud', 'pd', 'fa', 'firma', 'koperasi', 'tbk', 'persero']);

/** Most words begin with one of these; the pattern of all letters takes a cheap phone milliseconds. */
const PLAIN_START = /^[a-z\d]/i;

const firstLetter = (word: string): string =>
  (PLAIN_START.exec(word) ?? /[\p{L}\p{N}]/u.exec(word))?.[0].toUpperCase() ?? '';

/** The initials of a person or company, two letters at most; empty for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.,()]+/).filter((word) => firstLetter(word) !== '');
  const own = words.filter((word) => !LEGAL_FORMS.has(word.toLowerCase()));
  const [first = '', ...others] = own.length > 0 ? own : words;
  return firstLetter(first) + firstLetter(others.at(-1) ?? '');
}
