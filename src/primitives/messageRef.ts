/** The values that a message of the catalogues asks for. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A text that is put into words where it is shown: a message of the catalogues, by its key, or a
 * text that the server wrote. So rules and state stay free of any language.
 */
export type MessageRef =
  { readonly key: string; readonly values?: MessageValues | undefined } | { readonly text: string };

/** A message of the catalogues: `messageRef('validation.maxLength', { max: 60 })`. */
export const messageRef = (key: string, values?: MessageValues): MessageRef => ({ key, values });

/** A text that is shown as the server wrote it. */
export const serverText = (text: string): MessageRef => ({ text });
