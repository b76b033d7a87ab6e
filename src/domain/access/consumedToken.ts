import { isObject } from '@/primitives/readObject';

/**
 * The history state of a visit whose page has removed the token from the address. It shows the
 * guard, also after a reload, that there was a token. The token itself is not stored.
 */
export const TOKEN_CONSUMED = { isTokenConsumed: true } as const;

/** Whether the state of a history entry, which may hold anything, has that mark. */
export const isTokenConsumed = (entryState: unknown): boolean =>
  isObject(entryState) &&
  Object.hasOwn(entryState, 'isTokenConsumed') &&
  entryState.isTokenConsumed === true;
