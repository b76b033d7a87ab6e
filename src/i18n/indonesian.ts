import { access } from './id/access';
import { app } from './id/app';
import { auth } from './id/auth';
import { common } from './id/common';
import { menus } from './id/menus';
import { notices } from './id/notices';
import { notifications } from './id/notifications';
import { onboarding } from './id/onboarding';
import { onboardingForms } from './id/onboardingForms';
import { onboardingLists } from './id/onboardingLists';
import { validation } from './id/validation';

/** The Indonesian catalogue: the start language, so part of the first bundle. */
export const indonesian = {
  ...common,
  ...validation,
  ...access,
  ...menus,
  ...app,
  ...auth,
  ...onboarding,
  ...onboardingForms,
  ...onboardingLists,
  ...notices,
  ...notifications,
} as const;

/** Every key that can be put into words. */
export type TextKey = keyof typeof indonesian;
