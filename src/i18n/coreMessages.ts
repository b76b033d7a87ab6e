import { access } from './access/id';
import { app } from './app/id';
import { auth } from './auth/id';
import { common } from './common/id';
import { notices } from './notices/id';
import { signInRules } from './signInRules/id';

/**
 * The Indonesian messages of the sign-in pages and of everything that can appear on any page: part
 * of the first bundle. All others are loaded with the first later page.
 */
export const coreMessages = {
  ...common,
  ...signInRules,
  ...access,
  ...app,
  ...auth,
  ...notices,
} as const;
