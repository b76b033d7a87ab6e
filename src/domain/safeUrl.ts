import { searchWithoutTokens } from './access/paths';

/** Where an address leads: a path of this app below `/bos`, or another site. */
export type SafeUrl =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly href: string };

const BASE_PATH = '/bos';
/** Room for a token, and no more. */
const MAX_URL_LENGTH = 8_000;
/** Only used to resolve; never visited. */
const NOWHERE = 'https://nowhere.invalid';
/** Spaces, control characters, what nobody sees, halves of characters, and the other slash. */
const neverInUrls =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd\\]|\p{Cs}/u;
/** Characters of a path that others may decode and read as the end of it: no path of ours has any. */
const hiddenInPath = /%([01][0-9a-f]|7f|2e|2f|5c)/i;
const plainHost = /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?(?:[/?#]|$)/i;

const parse = (url: string): URL | null => {
  try {
    return new URL(url, NOWHERE);
  } catch {
    return null;
  }
};

/** The query of a link within the app: one that brings a token would change who is signed in. */
const searchOf = ({ search, searchParams }: URL): string =>
  searchParams.has('token') || searchParams.has('auth')
    ? searchWithoutTokens(searchParams)
    : search;

function readPath(url: string): SafeUrl | null {
  const parsed = parse(url);
  if (parsed === null || parsed.origin !== NOWHERE) return null;
  // A path that the parser had to tidy up is not one that we would have written.
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (parsed.pathname !== path || path.includes('//') || hiddenInPath.test(path)) return null;
  const isOurs = path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);
  const below = isOurs ? path.slice(BASE_PATH.length) : path;
  return { kind: 'internal', path: `${below || '/'}${searchOf(parsed)}${parsed.hash}` };
}

/** A host that reads as what it is: no letters of other scripts, in disguise or not. */
function readSite(url: string): SafeUrl | null {
  const host = plainHost.exec(url)?.[1]?.toLowerCase();
  const parsed = parse(url);
  if (host === undefined || parsed?.hostname !== host) return null;
  return /(^|\.)xn--/.test(host) ? null : { kind: 'external', href: parsed.href };
}

/**
 * The one judge of addresses: where one leads, or null where it is followed by nobody. A path of the
 * app may stand with `/bos` before it or without. Assumption: a notification may lead to any
 * http(s) address (main-area.md#notifications), so there is no list of sites; each is named and
 * asked for before one leaves.
 */
export function safeUrl(url: string | null): SafeUrl | null {
  if (url === null || url.length > MAX_URL_LENGTH || neverInUrls.test(url)) return null;
  if (/^https?:/i.test(url)) return readSite(url);
  return url.startsWith('/') ? readPath(url) : null;
}

/**
 * A path of the app for its router; null where it is none. What is refused for its query or hash alone
 * (too long, for one) leads to the page without them.
 */
export function appPath(path: string): string | null {
  for (const tried of [path, path.split(/[?#]/, 1)[0] ?? '']) {
    const target = safeUrl(tried);
    if (target?.kind === 'internal') return target.path;
  }
  return null;
}
