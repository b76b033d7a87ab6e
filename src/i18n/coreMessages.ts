import { access } from './id/access';
import { app } from './id/app';
import { auth } from './id/auth';
import { common } from './id/common';
import { notices } from './id/notices';
import { signInRules } from './id/signInRules';

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
