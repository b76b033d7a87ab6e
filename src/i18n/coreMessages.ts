import { access } from './access/id';
import { app } from './app/id';
import { auth } from './auth/id';
import { common } from './common/id';
import { notices } from './notices/id';
import { signInRules } from './signInRules/id';

/**
 * The Indonesian words of the sign-in pages and of whatever may be said over any page: part of the
 * first bundle. All others come with the first page that is fetched after them.
 */
export const coreMessages = {
  ...common,
  ...signInRules,
  ...access,
  ...app,
  ...auth,
  ...notices,
} as const;
