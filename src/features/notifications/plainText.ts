/** Longer messages are cut; no real message is that long. */
export const MAX_MESSAGE_LENGTH = 20_000;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Whether a message may contain anything but plain text. */
export const mayHoldMarkup = (message: string): boolean => /<[a-z/!?]|&[a-z#]/i.test(message);

/**
 * The text of a message without its markup. It is shown as text, so it need not be safe as HTML.
 */
export function plainText(message: string): string {
  if (!mayHoldMarkup(message)) return message;
  return message
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])[^<>]*>/gi, '\n')
    .replace(/<[a-z/!?][^<>]*>/gi, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
