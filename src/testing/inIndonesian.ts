import { parseTextRef } from '@/i18n/textRef';
import { makeTexts } from '@/i18n/texts';

const texts = makeTexts({ productName: 'BOS' });

/** Puts a text reference into Indonesian words; throws for one that the catalogue does not know. */
export function inIndonesian(ref: string): string {
  if (parseTextRef(ref) === null) throw new Error(`No such text: ${ref}`);
  return texts.tRef(ref);
}
