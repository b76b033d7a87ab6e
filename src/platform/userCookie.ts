import { jsonFields } from '@/primitives/readObject';
import type { UserSummary } from '@/ports/session';
import { seal, unseal } from './cipher';
import { readCookie, removeCookie, writeCookie } from './cookies';

const COOKIE = 'bos_user';
const LIFE_MS = 24 * 60 * 60 * 1000;

const isIdOrNull = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value));

function parseSummary(text: string | null): UserSummary | null {
  const { roleId, typeId, statusId, hasPartner } = jsonFields(text);
  if (!isIdOrNull(roleId) || !isIdOrNull(typeId) || !isIdOrNull(statusId)) return null;
  return typeof hasPartner === 'boolean' ? { roleId, typeId, statusId, hasPartner } : null;
}

/**
 * Stores the summary for 24 hours, encrypted; does nothing if it cannot. Encrypting takes a moment,
 * in which the user may sign out, here or in another tab: `isWanted` is asked afterwards.
 */
export async function storeUserCookie(
  summary: UserSummary,
  keyBase64: string,
  isWanted: () => boolean,
): Promise<void> {
  try {
    const sealed = await seal(JSON.stringify(summary), keyBase64);
    if (isWanted()) writeCookie(COOKIE, sealed, Date.now() + LIFE_MS);
  } catch {
    removeUserCookie();
  }
}

/** The summary; null if the cookie is missing, old, foreign or was changed. */
export async function readUserCookie(keyBase64: string): Promise<UserSummary | null> {
  const sealed = readCookie(COOKIE);
  return parseSummary(sealed === null ? null : await unseal(sealed, keyBase64));
}

export function removeUserCookie(): void {
  removeCookie(COOKIE);
}
