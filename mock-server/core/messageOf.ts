import { isObject } from '@/primitives/readObject';

/** What an error says; whatever else was thrown, as text. */
export const messageOf = (error: unknown): string =>
  String(isObject(error) ? error.message : error);
