import { isObject } from '@/primitives/readObject';

/**
 * Whether a record has exactly the values of a request: that is how a record is recognised whose
 * response was lost. Empty and missing values are the same.
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
