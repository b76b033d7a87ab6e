import { PATHS, SUB_STEP_PATTERN } from '../src/domain/access/paths';
import { onboardingVariants } from '../src/domain/access/variants';
import type { InlineHashes } from './inlineHashes';

/** The kinds of response, which differ in their headers. */
export type ResponseKind =
  'page' | 'serviceWorker' | 'configuration' | 'hashedAsset' | 'plainFile' | 'api' | 'missing';

/** The origins of the services and of the parent portals, from the runtime configuration. */
export interface AllowedOrigins {
  connect: readonly string[];
  embed: readonly string[];
}

/** What the policy of a response allows. */
export interface AllowedSources extends AllowedOrigins {
  /** Of a page that the build has rendered. */
  inline?: InlineHashes | undefined;
}

/** SHA-256 of an empty text: Emotion adds an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Pages that a parent portal may frame (routes.md#framing); no other page may be framed. */
const FRAMABLE = [
  PATHS.root,
  PATHS.requestOnboarding,
  PATHS.borrowerOnboarding,
  PATHS.funderOnboarding,
  PATHS.ekyc,
  PATHS.onboardingSubmitted,
  PATHS.onboardingRejected,
  ...Object.values(onboardingVariants).flatMap(({ path }) => [path, `${path}/${SUB_STEP_PATTERN}`]),
];

/**
 * Their addresses, as the browser sends them. Decoded, an address could look like that of another page than
 * the router shows, which decodes each part on its own.
 */
export const MAY_BE_FRAMED = FRAMABLE.map(
  (path) => new RegExp(`^/bos${path.replace(/:\w+/g, '[\\w-][^/]*')}${path === '/' ? '' : '/?'}$`),
);

const NO_SENSORS = ['microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi'];

const PERMISSIONS = ['camera=(self)', ...NO_SENSORS.map((name) => `${name}=()`)].join(', ');

const CACHING: Record<ResponseKind, string> = {
  page: 'no-store',
  serviceWorker: 'no-cache',
  configuration: 'no-store',
  hashedAsset: 'public, max-age=31536000, immutable',
  plainFile: 'no-cache',
  api: 'no-store',
  missing: 'no-store',
};

/** Who may frame the page at a path, as the browser sends it. */
export function frameAncestors(sentPath: string, embed: readonly string[]): string {
  const isFramable = MAY_BE_FRAMED.some((pattern) => pattern.test(sentPath));
  return isFramable && embed.length > 0 ? embed.join(' ') : "'none'";
}

/**
 * The policy of a page. Only the empty style and what the page itself has may be inline; style attributes are not
 * allowed.
 */
export function contentSecurityPolicy(sentPath: string, sources: AllowedSources): string {
  const { connect, embed, inline = { scripts: [], styles: [] } } = sources;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...inline.styles].join(' '),
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors(sentPath, embed)}`,
  ].join('; ');
}

/** The policy of a response at a path: a page may load what it needs, a worker files of the app. */
function policyOf(kind: ResponseKind, sentPath: string, sources: AllowedSources): string {
  if (kind === 'page') return contentSecurityPolicy(sentPath, sources);
  const connect = kind === 'serviceWorker' ? "; connect-src 'self'" : '';
  return `default-src 'none'${connect}; frame-ancestors 'none'`;
}

/**
 * The production headers of a response. All kinds have the same ones, except caching and the policy. HSTS is sent if the visitor came over https.
 */
export function productionHeaders(
  kind: ResponseKind,
  sentPath: string,
  sources: AllowedSources,
  isHttps: boolean,
): Record<string, string> {
  return {
    'Cache-Control': CACHING[kind],
    'Content-Security-Policy': policyOf(kind, sentPath, sources),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
