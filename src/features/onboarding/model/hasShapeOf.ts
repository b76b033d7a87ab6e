import { isObject } from '@/primitives/readObject';

const isFile = (value: unknown): boolean =>
  isObject(value) && typeof value['fileName'] === 'string' && typeof value['pathUrl'] === 'string';

/**
 * Whether a value can stand in a form in the place of another one: the draft may be of another
 * version of the app.
 */
export function hasShapeOf(example: unknown, value: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every(isFile);
  if (isObject(example) && !isFile(example))
    return (
      isObject(value) &&
      Object.keys(example).every((name) => hasShapeOf(example[name], value[name]))
    );
  if (value === null) return true;
  if (example === null) return typeof value !== 'object' || isFile(value);
  return isFile(example) ? isFile(value) : typeof example === typeof value;
}
