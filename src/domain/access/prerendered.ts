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

/**
 * Pages that the build renders. Servers and the service worker send them in place of the app to a visitor
 * without a session, who sees them before any script has come (deploy.md#pages-that-are-there-before-the-app).
 */
export const PRERENDERED = [
  prerendered('login.html', PATHS.root, PATHS.login),
  prerendered('forgot-password.html', PATHS.forgotPassword),
  prerendered('register-borrower.html', PATHS.registerBorrower),
  prerendered('register-funder.html', PATHS.registerFunder),
];
