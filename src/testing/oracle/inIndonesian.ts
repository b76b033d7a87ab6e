import { makeTexts } from '@/i18n/texts';
import { indonesianWords } from '@/i18n/words';
import type { MessageRef } from '@/primitives/messageRef';
import '../environment/allWords';

const texts = makeTexts({ productName: 'BOS' });

/** Whether the catalogue has a text of this key. */
export const hasWords = (key: string): boolean => Object.hasOwn(indonesianWords.read(), key);

/** Puts a reference, or a key, into Indonesian words; throws for one that the catalogue does not know. */
export function inIndonesian(message: MessageRef | string): string {
  const ref = typeof message === 'string' ? { key: message } : message;
  if (!('key' in ref) || !hasWords(ref.key))
    throw new Error(`No such text: ${JSON.stringify(ref)}`);
  return texts.tRef(ref);
}
