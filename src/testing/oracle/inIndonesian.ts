import { makeTexts } from '@/i18n/texts';
import { indonesianWords } from '@/i18n/words';
import type { MessageRef } from '@/primitives/messageRef';
import '../environment/allMessages';

const texts = makeTexts({ productName: 'BOS' });

/**
 * The Indonesian text of a message reference or key; throws for a key that the catalogue does not
 * have.
 */
export function inIndonesian(message: MessageRef | string): string {
  const ref = typeof message === 'string' ? { key: message } : message;
  if (!('key' in ref) || !Object.hasOwn(indonesianWords.read(), ref.key))
    throw new Error(`No such message: ${JSON.stringify(ref)}`);
  return texts.tRef(ref);
}
