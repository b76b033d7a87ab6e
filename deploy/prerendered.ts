import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { TOKEN_PARAMETERS } from '../src/domain/access/paths';
import {
  prerenderedFile,
  PRERENDERED,
  type PrerenderedPage,
} from '../src/domain/access/prerendered';
import { SESSION_COOKIE } from '../src/domain/access/sessionCookie';
import { inlineHashes, type InlineHashes } from './inlineHashes';

/** The header `Cookie` of a visitor with a session. */
export const HAS_SESSION = new RegExp(`(^|;) *${SESSION_COOKIE}=`);

/** The query of a link that brings a token. */
export const HAS_TOKEN = new RegExp(`(^|&)(${TOKEN_PARAMETERS.join('|')})(=|&|$)`);

/** `Sec-Fetch-Dest` of a visit that is no frame; older browsers do not send it. */
export const DESTINATIONS = ['', 'document'];

/**
 * The prerendered page that answers a visit, unless the build lacks it; null: the app does. The page decides
 * again by what only the browser knows: a link on another site brings no cookie, and a tab may have a token of its own.
 */
export function prerenderedPage(
  sentPath: string,
  query: string,
  { cookie = '', 'sec-fetch-dest': destination = '' }: IncomingHttpHeaders,
): string | null {
  if (HAS_SESSION.test(cookie) || HAS_TOKEN.test(query)) return null;
  if (!DESTINATIONS.includes(destination)) return null;
  return prerenderedFile(sentPath);
}

export interface BuiltPage extends PrerenderedPage {
  inline: InlineHashes;
}

/** The prerendered pages that a build has. */
export function builtPages(distDir: string): BuiltPage[] {
  return PRERENDERED.map((page) => ({ ...page, inPlace: path.join(distDir, page.file) }))
    .filter(({ inPlace }) => existsSync(inPlace))
    .map(({ file, addresses, inPlace }) => ({
      file,
      addresses,
      inline: inlineHashes(readFileSync(inPlace, 'utf8')),
    }));
}
