/** Longer messages are cut: no real one is, and a page of text is nobody's notification. */
export const MAX_MESSAGE_LENGTH = 20_000;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Whether a message may hold anything but plain words. */
export const mayHoldMarkup = (message: string): boolean => /<[a-z/!?]|&[a-z#]/i.test(message);

/**
 * The words of a message whose markup nobody has read yet. What comes out is shown as text, so it
 * need not be safe as anything else.
 */
export function plainText(message: string): string {
  if (!mayHoldMarkup(message)) return message;
  return message
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])[^<>]*>/gi, '\n')
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
