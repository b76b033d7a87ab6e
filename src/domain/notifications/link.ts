/** Where a notification leads: a path of this app below `/bos`, or another site. */
export type NotificationLink =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly href: string };

const BASE_PATH = '/bos';
const MAX_URL_LENGTH = 2048;
/** Only used to resolve; never visited. */
const NOWHERE = 'https://nowhere.invalid';
const neverInUrls = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e\ufeff\\]/;

const parse = (url: string): URL | null => {
  try {
    return new URL(url, NOWHERE);
  } catch {
    return null;
  }
};

const readPath = (url: string): NotificationLink | null => {
  const parsed = parse(url);
  if (parsed === null || parsed.origin !== NOWHERE) return null;
  // A path that the parser had to tidy up is not one that we would have written.
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (parsed.pathname !== path || path.includes('//')) return null;
  const isOurs = path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);
  const below = isOurs ? path.slice(BASE_PATH.length) : path;
  return { kind: 'internal', path: `${below || '/'}${parsed.search}${parsed.hash}` };
};

const readSite = (url: string): NotificationLink | null => {
  const parsed = parse(url);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return null;
  return { kind: 'external', href: parsed.href };
};

/**
 * The link of a notification, or null where it may not be opened: only http(s) addresses, and paths
 * of the app with or without `/bos` before them (decisions.md 9).
 */
export function readNotificationLink(url: string | null): NotificationLink | null {
  if (url === null || url.length > MAX_URL_LENGTH || neverInUrls.test(url)) return null;
  if (/^https?:\/\/[^/]/i.test(url)) return readSite(url);
  return url.startsWith('/') && !url.startsWith('//') ? readPath(url) : null;
}
