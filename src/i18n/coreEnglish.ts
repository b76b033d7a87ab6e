import { access } from './access/en';
import { app } from './app/en';
import { auth } from './auth/en';
import { common } from './common/en';
import { notices } from './notices/en';
import { signInRules } from './signInRules/en';
import type { coreMessages } from './coreMessages';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** The same as `coreMessages`, in English: for the page that is there before the app. */
export const coreEnglish: Record<keyof typeof coreMessages, CompiledMessage> = {
  ...common,
  ...signInRules,
  ...access,
  ...app,
  ...auth,
  ...notices,
};
