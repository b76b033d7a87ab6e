/** Secure, of this site alone, for the whole host; as decisions.md 4 wants the cookies of the app. */
const ATTRIBUTES = 'path=/; Secure; SameSite=Strict';

/** The value of a cookie; null where there is none, or where the browser lets nobody look. */
export function readCookie(name: string): string | null {
  try {
    for (const pair of document.cookie.split('; ')) {
      const equals = pair.indexOf('=');
      if (equals > 0 && pair.slice(0, equals) === name)
        return decodeURIComponent(pair.slice(equals + 1));
    }
  } catch {
    // A sandboxed frame throws on document.cookie, a mutilated value on decoding.
  }
  return null;
}

/**
 * Keeps a cookie until `expiresAtMs`, or for as long as the browser is open where that is null.
 * False where the browser did not take it (cookies refused, a frame of another site, too large).
 */
export function writeCookie(name: string, value: string, expiresAtMs: number | null): boolean {
  const life = expiresAtMs === null ? '' : `; expires=${new Date(expiresAtMs).toUTCString()}`;
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; ${ATTRIBUTES}${life}`;
  } catch {
    return false;
  }
  return readCookie(name) === value;
}

export function removeCookie(name: string): void {
  try {
    document.cookie = `${name}=; ${ATTRIBUTES}; expires=${new Date(0).toUTCString()}; max-age=0`;
  } catch {
    // Where cookies cannot be touched there is none to remove.
  }
}
