/** Secure and same-site, like all cookies of the app (storage.md#cookies). */
const ATTRIBUTES = 'Secure; SameSite=Strict';
/** For the whole host. */
const PATH = '/';

/** The value as the browser has it; null if there is none. Throws if the browser blocks access. */
function storedValue(name: string): string | null {
  for (const pair of document.cookie.split('; ')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals) === name) return pair.slice(equals + 1);
  }
  return null;
}

/** The value of a cookie; null if there is none, or if the browser blocks access. */
export function readCookie(name: string): string | null {
  try {
    const value = storedValue(name);
    return value === null ? null : decodeURIComponent(value);
  } catch {
    // A sandboxed frame throws on document.cookie; a corrupt value throws on decoding.
    return null;
  }
}

/**
 * Sets a cookie until `expiresAtMs`, or until the browser closes if that is null. False if the
 * browser did not store it (cookies blocked, a frame of another site, too large).
 */
export function writeCookie(name: string, value: string, expiresAtMs: number | null): boolean {
  const life = expiresAtMs === null ? '' : `; expires=${new Date(expiresAtMs).toUTCString()}`;
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; path=${PATH}; ${ATTRIBUTES}${life}`;
    if (readCookie(name) !== value) removeNarrower(name);
  } catch {
    return false;
  }
  return readCookie(name) === value;
}

/** The paths whose cookies this page can read: for `/bos/login` these are `/bos`, `/bos/`, … */
function narrowerPaths(): string[] {
  const parts = window.location.pathname.split('/').filter((part) => part !== '');
  return parts.flatMap((_part, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
}

const expire = (name: string, path: string): void => {
  document.cookie = `${name}=; path=${path}; ${ATTRIBUTES}; expires=${new Date(0).toUTCString()}; max-age=0`;
};

/** A cookie with the same name on a narrower path is read before ours and hides it. */
function removeNarrower(name: string): void {
  for (const path of narrowerPaths()) expire(name, path);
}

export function removeCookie(name: string): void {
  try {
    // After a write, the next reading waits for the browser.
    if (storedValue(name) === null) return;
    expire(name, PATH);
    if (storedValue(name) !== null) removeNarrower(name);
  } catch {
    // Cookies are blocked, so there is none to remove.
  }
}
