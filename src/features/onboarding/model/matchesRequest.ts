import { isObject } from '@/primitives/readObject';

/**
 * Whether a record holds just what a request asked for: how one that had arrived is recognised where
 * the answer never came. What is empty and what is left out are the same.
 */
export function matchesRequest(request: unknown, record: unknown): boolean {
  if (Array.isArray(request)) {
    return (
      Array.isArray(record) &&
      request.length === record.length &&
      request.every((part, index) => matchesRequest(part, record[index]))
    );
  }
  if (!isObject(request)) return (request ?? null) === (record ?? null);
  if (!isObject(record)) return false;
  return Object.keys(request).every((key) => matchesRequest(request[key], record[key]));
}
