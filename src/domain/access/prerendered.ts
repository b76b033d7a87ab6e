import { PATHS } from './paths';

export interface PrerenderedPage {
  /** Its name in the build. */
  file: string;
  /** The paths that it is for, as the browser sends them. */
  addresses: RegExp;
}

/** The router takes a route with a slash at its end as well. */
const addressOf = (route: string): string => (route === PATHS.root ? route : `${route}/?`);

const prerendered = (file: string, ...routes: readonly string[]): PrerenderedPage => ({
  file,
  addresses: new RegExp(`^/bos(${routes.map(addressOf).join('|')})$`),
});

/**
 * Pages that the build renders. Servers and the service worker send them in place of the app to a visitor
 * without a session, who sees them before any script has come (deploy.md#the-sign-in-page).
 */
export const PRERENDERED = [prerendered('login.html', PATHS.root, PATHS.login)];
