import { PATHS } from '../../src/domain/access/paths';
import {
  contentSecurityPolicy,
  frameAncestors,
  MAY_BE_FRAMED,
  productionHeaders,
  type AllowedOrigins,
  type ResponseKind,
} from '../headers';
import type { InlineHashes } from '../inlineHashes';
import type { BuiltPage } from '../prerendered';
import { BASE, CONTENT_TYPES, FILE_EXTENSION, HASHED } from '../staticFiles';
import { pageMaps } from './pageMaps';
import { quoted } from './quoted';

export interface NginxOptions {
  /** `address:port`, or a port alone. */
  listen: string;
  /** The folder of the built app, an absolute path. */
  distDir: string;
  /** The runtime configuration of the environment, an absolute path. */
  configFile: string;
  /** An absolute path. */
  accessLog: string;
  /** What this configuration names (`origins.ts`). */
  origins: AllowedOrigins;
  /** Those of the build that is served. */
  prerendered: readonly BuiltPage[];
}

const POLICY = 'Content-Security-Policy';
const CACHING = 'Cache-Control';
const HSTS = 'Strict-Transport-Security';

/**
 * The site for nginx, for its `http` block: what the server of the preview answers, header by header.
 * Files `*.conf` in a folder `bos.d` beside it are part of it, for example for a path of the services.
 * Throws for an option that nginx would read as something else.
 */
export function nginxConfig({
  listen,
  distDir,
  configFile,
  accessLog,
  origins,
  prerendered,
}: NginxOptions): string {
  const { connect, embed } = origins;
  // nginx has no way to write a dollar sign that begins no variable.
  for (const text of [distDir, configFile, accessLog, ...connect, ...embed])
    if (text.includes('$')) throw new Error(`nginx would read a variable in ${text}`);
  // Its parameters are words of their own, and so are not quoted.
  if (!/^[\w.:*[\]=/ -]+$/.test(listen)) throw new Error(`nginx cannot listen at ${listen}`);
  const valueOf = (name: string, kind: ResponseKind): string =>
    productionHeaders(kind, BASE, origins, true)[name] ?? '';
  return `# Made by \`npm run nginx:config\` (docs/deploy.md). Do not change it: make it again.

# The path as the browser sends it. The router of the app decodes its parts one by one, $uri the whole.
map $request_uri $bos_address {
  "~^(?<bos_sent_path>[^?]*)" $bos_sent_path;
}

map $bos_address $bos_frame_ancestors {
  default "'none'";
${MAY_BE_FRAMED.map(framedLine).join('\n')}
}

${pageMaps(prerendered, pagePolicy)}

# A failure is never stored, whatever its file.
map $status $bos_asset_caching {
  default ${quoted(valueOf(CACHING, 'missing'))};
  "~^(200|304)$" ${quoted(valueOf(CACHING, 'hashedAsset'))};
}

# A proxy that ends https says so.
map "$scheme $http_x_forwarded_proto" $bos_hsts {
  default "";
  "~https" ${quoted(valueOf(HSTS, 'page'))};
}

# Tokens are in the query or in a path: neither is logged.
map $bos_path $bos_logged_path {
  default $bos_path;
${tokenPaths()}
}

log_format bos '$remote_addr $time_iso8601 $request_method "$bos_logged_path" $status $body_bytes_sent';

server {
  listen ${listen};
  server_tokens off;
  absolute_redirect off;
  access_log ${quoted(accessLog)} bos;
  # A missing file is no error of this server, and the line would have the whole address.
  log_not_found off;
  charset utf-8;
  charset_types ${charsetTypes()};
  default_type application/octet-stream;
  types {
${Object.entries(CONTENT_TYPES).map(typeLine).join('\n')}
  }
  gzip_static on;
  gzip_vary on;
  brotli_static on;
  # Files are small, and are sent as a whole.
  max_ranges 0;
  root ${quoted(distDir)};
  set $bos_path $uri;
${errorPages('403 404')}
${headers('missing')}

  location @missing {
    ${PLAIN_TEXT}
    return 404 "Not found";
  }
  location @failed {
    ${PLAIN_TEXT}
    return 503 "Try again in a moment";
  }
  location @method {
    ${PLAIN_TEXT}
    add_header Allow "GET, HEAD" always;
${headers('missing')}
    return 405 "Method not allowed";
  }
  location ~ "^(/|${BASE.slice(0, -1)})\\z" {
    return 302 ${BASE}$is_args$args;
  }
  location = ${BASE}config.json {
    alias ${quoted(configFile)};
    gzip_static off;
    brotli_static off;
${headers('configuration')}
  }
  location = ${BASE}sw.js {
    alias ${quoted(`${distDir}/sw.js`)};
${headers('serviceWorker')}
  }
${pageByName('index.html')}
${prerendered.map(({ file, inline }) => pageByName(file, inline)).join('\n')}
  # A folder is no file, and its name would be in the error log with the query.
  location ~ ${wholePath('assets/(.*/)?')} {
    return 404;
  }
  # The compressed files are sent in place of the others, and not by their own name.
  location ~ ${wholePath('.*\\.(br|gz)')} {
    return 404;
  }
  location ~ ${wholePath(`(${HASHED.source.slice(1, -1)})`)} {
    alias ${quoted(`${distDir}/$1`)};
${errorPages(`${FOLDER} 403 404`)}
${headers('hashedAsset')}
  }
  location ~* ${wholePath(`(assets/.*|.*${FILE_EXTENSION.source.slice(0, -1)})`)} {
    alias ${quoted(`${distDir}/$1`)};
${errorPages(`${FOLDER} 403 404`)}
${headers('plainFile')}
  }
  location ${BASE} {
    rewrite ^ /$bos_page break;
${headers('page', '$bos_page_policy')}
  }
  location / {
    return 404;
  }
  include bos.d/*.conf;
}
`;

  function framedLine({ source }: RegExp): string {
    return `  ${quoted(`~${source}`)} ${quoted(frameAncestors(BASE, origins.embed))};`;
  }

  function pagePolicy(inline?: InlineHashes): string {
    const policy = contentSecurityPolicy('', { ...origins, inline });
    return policy.replace(/'none'$/, '$$bos_frame_ancestors');
  }

  function pageByName(file: string, inline?: InlineHashes): string {
    return `  location = ${BASE}${file} {
    alias ${quoted(`${distDir}/${file}`)};
${headers('page', pagePolicy(inline))}
  }`;
  }

  function headers(kind: ResponseKind, policy?: string): string {
    const all = productionHeaders(kind, '', origins, false);
    if (policy !== undefined) all[POLICY] = policy;
    if (kind === 'hashedAsset') all[CACHING] = '$bos_asset_caching';
    return Object.entries({ ...all, [HSTS]: '$bos_hsts' })
      .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
      .join('\n');
  }
}

/** The status of a folder, which is no file. */
const FOLDER = '301';

const errorPages = (missing: string): string => `    error_page ${missing} =404 @missing;
    error_page 405 @method;
    error_page 500 502 503 504 @failed;`;

const PLAIN_TEXT = 'types { } default_type text/plain;';

/** Matches a whole path below the app. In nginx `$` also matches before a line break, and `.` none. */
const wholePath = (pattern: string): string => quoted(`(?s)^${BASE}${pattern}\\z`);

const withoutCharset = (type: string): string => type.split(';')[0] ?? '';

const typeLine = ([extension, type]: [string, string]): string =>
  `    ${withoutCharset(type)} ${extension.slice(1)};`;

/** Of text/html it is always sent, and may not be named. */
const charsetTypes = (): string =>
  Object.values(CONTENT_TYPES)
    .filter((type) => type.includes('charset') && !type.startsWith('text/html'))
    .map(withoutCharset)
    .filter((type, index, all) => all.indexOf(type) === index)
    .join(' ');

const tokenPaths = (): string =>
  Object.values(PATHS)
    .filter((path) => path.includes('/:token'))
    .map((path) => BASE.slice(0, -1) + path.slice(0, path.indexOf('/:token')))
    .map((path) => `  "~*^${path}/" ${path}/-;`)
    .join('\n');
