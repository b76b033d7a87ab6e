import { PATHS } from './paths';

export interface PrerenderedPage {
  /** Its name in the build. */
  file: string;
  /** The paths that it is for, as the browser sends them. */
  addresses: readonly string[];
}

/** The router takes a route with a slash at its end as well. */
const addressesOf = (route: string): string[] =>
  route === PATHS.root ? [`/bos${route}`] : [`/bos${route}`, `/bos${route}/`];

const prerendered = (file: string, ...routes: readonly string[]): PrerenderedPage => ({
  file,
  addresses: routes.flatMap(addressesOf),
});

/** For the addresses of no route (`isUnknown`). */
const NOT_FOUND = prerendered('not-found.html');

/**
 * Pages that the build renders. Servers and the service worker send them in place of the app to a visitor
 * without a session, who sees them before any script has come (deploy.md#pages-that-are-there-before-the-app).
 */
export const PRERENDERED = [
  prerendered('login.html', PATHS.root, PATHS.login),
  prerendered('forgot-password.html', PATHS.forgotPassword),
  prerendered('register-borrower.html', PATHS.registerBorrower),
  prerendered('register-funder.html', PATHS.registerFunder),
  NOT_FOUND,
];

/** How the routes begin, in lower case: the router does not tell the case of letters apart. */
export const ROUTE_BEGINNINGS = [
  ...new Set(Object.values(PATHS).map((route) => route.split('/')[1] ?? '')),
].filter(Boolean);

/** The beginning of an address without any special character, which the router might decode. */
const PLAIN_ADDRESS = /^\/bos\/([\w-]+)(?:\/[\w/-]*)?$/;

/** Whether no route begins as this path. Of a longer one that does, the app knows whether it is a page. */
function isUnknown(path: string): boolean {
  const beginning = PLAIN_ADDRESS.exec(path)?.[1];
  return beginning !== undefined && !ROUTE_BEGINNINGS.includes(beginning.toLowerCase());
}

/** The file of the prerendered page for a path, as the browser sends it; null: the app answers. */
export function prerenderedFile(path: string): string | null {
  if (isUnknown(path)) return NOT_FOUND.file;
  return PRERENDERED.find(({ addresses }) => addresses.includes(path))?.file ?? null;
}
