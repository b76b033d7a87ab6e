import { typedKeys } from './typedKeys';

/** An object with these keys and a value for each of them. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** What an object holds under the keys that are wanted. */
export const pickKeys = <Type extends object>(
  record: Type,
  isWanted: (key: keyof Type & string) => boolean,
): Partial<Type> => {
  const picked: Partial<Type> = {};
  for (const key of typedKeys(record)) if (isWanted(key)) picked[key] = record[key];
  return picked;
};
