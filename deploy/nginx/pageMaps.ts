import { ROUTE_BEGINNINGS } from '../../src/domain/access/prerendered';
import type { InlineHashes } from '../inlineHashes';
import { DESTINATIONS, HAS_SESSION, HAS_TOKEN, type BuiltPage } from '../prerendered';
import { quoted } from './quoted';

/** The addresses of a page, as `prerenderedFile` knows them; without any of its own, those of no route. */
const pattern = ({ addresses }: BuiltPage): string =>
  addresses.length > 0
    ? `~^(${addresses.join('|')})\\z`
    : `~*^/bos/(?!(${ROUTE_BEGINNINGS.join('|')})(/|\\z))[\\w-]+(/[\\w/-]*)?\\z`;

/** Which page answers a visit, as `prerenderedPage` decides it, and its policy: $bos_page and $bos_page_policy. */
export function pageMaps(
  pages: readonly BuiltPage[],
  policyOf: (inline?: InlineHashes) => string,
): string {
  const lines = (make: (page: BuiltPage) => string) =>
    pages.map((page) => `\n  ${make(page)};`).join('');
  return `# A visitor who brings a session or a token gets the app, and so does a frame.
map $http_cookie $bos_session {
  default "";
  ${quoted(`~${HAS_SESSION.source}`)} "session ";
}
map $args $bos_token {
  default "";
  ${quoted(`~${HAS_TOKEN.source}`)} "token ";
}
map $http_sec_fetch_dest $bos_frame {
  default "frame ";
${DESTINATIONS.map((destination) => `  ${quoted(destination)} "";`).join('\n')}
}
map "$bos_session$bos_token$bos_frame$bos_address" $bos_page {
  default index.html;${lines((page) => `${quoted(pattern(page))} ${page.file}`)}
}
map $bos_page $bos_page_policy {
  default ${quoted(policyOf())};${lines(({ file, inline }) => `${file} ${quoted(policyOf(inline))}`)}
}`;
}
