import { auth } from './id/auth';
import { common } from './id/common';
import { notifications } from './id/notifications';
import { onboarding } from './id/onboarding';
import { validation } from './id/validation';

/** The Indonesian catalogue: the start language, so part of the first bundle. */
export const indonesian = {
  ...common,
  ...validation,
  ...auth,
  ...onboarding,
  ...notifications,
} as const;

/** Every key that can be put into words. */
export type TextKey = keyof typeof indonesian;
