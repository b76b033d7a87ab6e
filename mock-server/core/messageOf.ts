import { isObject } from '@/primitives/readObject';

/** The message of an error; any other thrown value as text. */
export const messageOf = (error: unknown): string =>
  String(isObject(error) ? error.message : error);
