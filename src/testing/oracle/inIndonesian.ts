import { parseTextRef } from '@/i18n/textRef';
import { makeTexts } from '@/i18n/texts';
import '../environment/allWords';

const texts = makeTexts({ productName: 'BOS' });

/** Whether the catalogue knows the text that a reference names. */
export function hasWords(ref: string): boolean {
  return parseTextRef(ref) !== null;
}

/** Puts a text reference into Indonesian words; throws for one that the catalogue does not know. */
export function inIndonesian(ref: string): string {
  if (!hasWords(ref)) throw new Error(`No such text: ${ref}`);
  return texts.tRef(ref);
}
