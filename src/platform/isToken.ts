/** Whether a text can be a bearer token: one that no HTTP header can carry is not. */
export const isToken = (text: string | null): text is string =>
  text !== null && /^[\x21-\x7e]{1,4096}$/.test(text);
