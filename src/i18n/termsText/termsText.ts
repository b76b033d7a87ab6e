import type { Language } from '../language';
import { englishTerms } from './en';
import { indonesianTerms } from './id';
import type { TermsPart } from './termsPart';

/**
 * The version of the accepted text, which the server stores. Another text needs another version.
 */
export const TERMS_VERSION = '1.0';

/** The day from which this version is valid. */
export const TERMS_SINCE = '2026-01-01';

/**
 * The terms in a language. They are not in the catalogues but in the chunk of their own page,
 * because nothing else needs so long a text. Assumption: the wording is ours until the legal one is
 * delivered.
 */
export const termsText = (language: Language): readonly TermsPart[] =>
  language === 'id' ? indonesianTerms : englishTerms;
