import { isObject } from '@/primitives/readObject';

/**
 * What a visit carries in its entry of the history once its page has taken the token out of the
 * address: the guard knows by it that one was there, also after a reload. The token itself is kept
 * nowhere.
 */
export const TOKEN_CONSUMED = { isTokenConsumed: true } as const;

/** Whether an entry's state, which may hold anything, says so. */
export const isTokenConsumed = (entryState: unknown): boolean =>
  isObject(entryState) &&
  Object.hasOwn(entryState, 'isTokenConsumed') &&
  entryState.isTokenConsumed === true;
