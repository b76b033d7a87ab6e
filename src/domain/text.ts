/**
 * A reference to a text in the catalogues: a key, or a key followed at once by a JSON object of
 * values. Rules speak in references, so that they stay free of any language.
 */
export type TextRef = string;

/** Builds a text reference: `textRef('validation.maxLength', { max: 60 })`. */
export function textRef(key: string, values?: Readonly<Record<string, string | number>>): TextRef {
  return values === undefined ? key : `${key}${JSON.stringify(values)}`;
}
