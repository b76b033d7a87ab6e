/** A word of nginx's language. A variable in it stays one, a pattern is as it is written. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
