import { searchWithoutTokens } from './access/paths';

/** The target of an address: a path of this app below `/bos`, or another site. */
export type SafeUrl =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly href: string };

const BASE_PATH = '/bos';
/** Long enough for an address with a token. */
const MAX_URL_LENGTH = 8_000;
/** A base for resolving relative addresses; never requested. */
const NOWHERE = 'https://nowhere.invalid';
/** Spaces, control and invisible characters, unpaired surrogates, and the backslash. */
const neverInUrls =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd\\]|\p{Cs}/u;
/** Escapes of control characters, dots and slashes, which other software may decode. */
const hiddenInPath = /%([01][0-9a-f]|7f|2e|2f|5c)/i;
const plainHost = /^https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?::\d{1,5})?(?:[/?#]|$)/i;

const parse = (url: string): URL | null => {
  try {
    return new URL(url, NOWHERE);
  } catch {
    return null;
  }
};

/** The query of a link within the app, without tokens: a token would change who is signed in. */
const searchOf = ({ search, searchParams }: URL): string =>
  searchParams.has('token') || searchParams.has('auth')
    ? searchWithoutTokens(searchParams)
    : search;

function readPath(url: string): SafeUrl | null {
  const parsed = parse(url);
  if (parsed === null || parsed.origin !== NOWHERE) return null;
  // If the parser had to normalise the path, the app did not write it.
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (parsed.pathname !== path || path.includes('//') || hiddenInPath.test(path)) return null;
  const isOurs = path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);
  const below = isOurs ? path.slice(BASE_PATH.length) : path;
  return { kind: 'internal', path: `${below || '/'}${searchOf(parsed)}${parsed.hash}` };
}

/** An external site, only if its host is plain ASCII: no look-alike letters, no punycode. */
function readSite(url: string): SafeUrl | null {
  const host = plainHost.exec(url)?.[1]?.toLowerCase();
  const parsed = parse(url);
  if (host === undefined || parsed?.hostname !== host) return null;
  return /(^|\.)xn--/.test(host) ? null : { kind: 'external', href: parsed.href };
}

/**
 * The only check of addresses: the target of an address, or null if it must not be followed. A path
 * of the app may start with `/bos` or not. Assumption: a notification may link to any http(s)
 * address (main-area.md#notifications), so there is no allow-list of sites; the user is shown the
 * site and asked before leaving.
 */
export function safeUrl(url: string | null): SafeUrl | null {
  if (url === null || url.length > MAX_URL_LENGTH || neverInUrls.test(url)) return null;
  if (/^https?:/i.test(url)) return readSite(url);
  return url.startsWith('/') ? readPath(url) : null;
}

/**
 * A path of the app for the router; null where the address is not one. If only the query or hash is
 * rejected (too long, for example), the path is returned without them.
 */
export function appPath(path: string): string | null {
  for (const candidate of [path, path.split(/[?#]/, 1)[0] ?? '']) {
    const target = safeUrl(candidate);
    if (target?.kind === 'internal') return target.path;
  }
  return null;
}
