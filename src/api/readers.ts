import { isObject } from '@/primitives/readObject';
import { typedKeys } from '@/primitives/typedKeys';

/**
 * Readers turn what a server sent into what the contract says, as far as possible: a number instead
 * of a text becomes text, a missing object its empty form, an item that cannot be read is left out.
 * So a malformed response is an empty field or one `unreadable` problem, never a broken screen.
 */
export const UNREADABLE = Symbol('unreadable');

export type Reader<Value> = (raw: unknown) => Value | typeof UNREADABLE;

export type Fields<Value> = { [Key in keyof Required<Value>]: Reader<Value[Key]> };

/** A text; a number becomes its digits. */
export const text: Reader<string> = (raw) => {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : UNREADABLE;
};

/** A finite number; a text that is a number is accepted too. */
export const number: Reader<number> = (raw) => {
  const value = typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value) ? value : UNREADABLE;
};

export const flag: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : UNREADABLE);

/** An unreadable value becomes `fallback`. */
export const or =
  <Value, Fallback>(reader: Reader<Value>, fallback: Fallback): Reader<Value | Fallback> =>
  (raw) => {
    const value = reader(raw);
    return value === UNREADABLE ? fallback : value;
  };

export const textOrNull = or(text, null);
export const numberOrNull = or(number, null);
export const flagOrNull = or(flag, null);
export const textOrEmpty = or(text, '');

/** An object with these fields and no others; unreadable if one of them is. */
export const object =
  <Value extends object>(fields: Fields<Value>): Reader<Value> =>
  (raw) => {
    if (!isObject(raw)) return UNREADABLE;
    const result: Partial<Value> = {};
    for (const key of typedKeys(fields)) {
      const value = fields[key](Object.hasOwn(raw, key) ? raw[key] : undefined);
      if (value === UNREADABLE) return UNREADABLE;
      result[key] = value;
    }
    return result as Value;
  };

/** Some servers send an empty object as an empty list. */
const isMissing = (raw: unknown): boolean =>
  raw === undefined || raw === null || (Array.isArray(raw) && raw.length === 0);

/** An object whose fields all have an empty form; used when the object is missing. */
export const part = <Value extends object>(fields: Fields<Value>): Reader<Value> => {
  const read = object(fields);
  return (raw) => read(isMissing(raw) ? {} : raw);
};

/** A list without its unreadable items; if all items are unreadable, so is the list. */
export const list =
  <Item>(reader: Reader<Item>): Reader<Item[]> =>
  (raw) => {
    if (!Array.isArray(raw)) return UNREADABLE;
    const items = raw.map(reader).filter((item): item is Item => item !== UNREADABLE);
    return items.length === 0 && raw.length > 0 ? UNREADABLE : items;
  };

/** A list of records with unique ids; of several with the same id, the first is used. */
export const records =
  <Item extends { id: number }>(reader: Reader<Item>): Reader<Item[]> =>
  (raw) => {
    const items = list(reader)(raw);
    if (items === UNREADABLE) return UNREADABLE;
    const known = new Set<number>();
    return items.filter(({ id }) => {
      const isFirst = !known.has(id);
      known.add(id);
      return isFirst;
    });
  };

/** A response without data; extra fields are fine, a list or a text is unreadable. */
export const nothing: Reader<null> = (raw) => (isMissing(raw) || isObject(raw) ? null : UNREADABLE);

/** No value of the contract has so many levels. */
const MAX_LEVELS = 16;

const isDeeper = (raw: unknown, levels: number): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  (levels === 0 || Object.values(raw).some((part) => isDeeper(part, levels - 1)));

/**
 * Any value; the domain reads it itself. A value that is nested without end counts as missing: the
 * cache and whatever else walks through it would run out of stack.
 */
export const anything: Reader<unknown> = (raw) => (isDeeper(raw, MAX_LEVELS) ? undefined : raw);
