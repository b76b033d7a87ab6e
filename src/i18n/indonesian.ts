import { coreMessages } from './coreMessages';
import { consent } from './id/consent';
import { entry } from './id/entry';
import { leaving } from './id/leaving';
import { menus } from './id/menus';
import { notifications } from './id/notifications';
import { onboarding } from './id/onboarding';
import { onboardingCompany } from './id/onboardingCompany';
import { onboardingForms } from './id/onboardingForms';
import { onboardingLegal } from './id/onboardingLegal';
import { onboardingLists } from './id/onboardingLists';
import { onboardingManagement } from './id/onboardingManagement';
import { onboardingPhotos } from './id/onboardingPhotos';
import { onboardingRejected } from './id/onboardingRejected';
import { onboardingSubmit } from './id/onboardingSubmit';
import { passwords } from './id/passwords';
import { registration } from './id/registration';
import { session } from './id/session';
import { terms } from './id/terms';
import { validation } from './id/validation';

/** The whole Indonesian catalogue. A new area's words stand here, and not among the first ones. */
export const indonesian = {
  ...coreMessages,
  ...menus,
  ...consent,
  ...entry,
  ...leaving,
  ...onboarding,
  ...onboardingCompany,
  ...onboardingForms,
  ...onboardingLegal,
  ...onboardingLists,
  ...onboardingManagement,
  ...onboardingPhotos,
  ...onboardingRejected,
  ...onboardingSubmit,
  ...notifications,
  ...passwords,
  ...session,
  ...registration,
  ...terms,
  ...validation,
} as const;

/** Every key that can be put into words. */
export type TextKey = keyof typeof indonesian;
