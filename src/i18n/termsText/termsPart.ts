/** One numbered section of the terms; `{productName}` is replaced by the name of the product. */
export interface TermsPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list below the paragraphs. */
  readonly points?: readonly string[];
}
