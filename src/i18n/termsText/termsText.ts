import type { Language } from '../language';
import { englishTerms } from './en';
import { indonesianTerms } from './id';
import type { TermsPart } from './termsPart';

/** What is accepted, and what the server keeps of it. Another text needs another version. */
export const TERMS_VERSION = '1.0';

/** The day from which this version holds. */
export const TERMS_SINCE = '2026-01-01';

/**
 * The terms in a language. They stand outside the catalogues, in a chunk of their own page: nothing
 * else needs so long a text. Assumption: the wording is ours until the legal one is handed in.
 */
export const termsText = (language: Language): readonly TermsPart[] =>
  language === 'id' ? indonesianTerms : englishTerms;
