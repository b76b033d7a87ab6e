import type { TextKey } from './indonesian';
import { indonesianWords } from './words';

/** Values that a message may hold. */
export type TextValues = Readonly<Record<string, string | number>>;

export type ParsedTextRef = { key: TextKey; values: TextValues };

const isTextKey = (text: string): text is TextKey => Object.hasOwn(indonesianWords(), text);

const isValues = (value: unknown): value is TextValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a text reference: a key, or a key followed at once by a JSON object of values, as in
 * `validation.maxLength{"max":60}`. Null where it is neither, which is how a text that the server
 * wrote is told from a key of ours.
 */
export function parseTextRef(ref: string): ParsedTextRef | null {
  const brace = ref.indexOf('{');
  const key = brace === -1 ? ref : ref.slice(0, brace);
  if (!isTextKey(key)) return null;
  if (brace === -1) return { key, values: {} };
  try {
    const values: unknown = JSON.parse(ref.slice(brace));
    return { key, values: isValues(values) ? values : {} };
  } catch {
    return { key, values: {} };
  }
}
