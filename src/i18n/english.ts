import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { access } from './en/access';
import { app } from './en/app';
import { auth } from './en/auth';
import { common } from './en/common';
import { consent } from './en/consent';
import { entry } from './en/entry';
import { leaving } from './en/leaving';
import { menus } from './en/menus';
import { notices } from './en/notices';
import { notifications } from './en/notifications';
import { onboarding } from './en/onboarding';
import { onboardingCompany } from './en/onboardingCompany';
import { onboardingForms } from './en/onboardingForms';
import { onboardingLegal } from './en/onboardingLegal';
import { onboardingLists } from './en/onboardingLists';
import { onboardingManagement } from './en/onboardingManagement';
import { onboardingPhotos } from './en/onboardingPhotos';
import { onboardingRejected } from './en/onboardingRejected';
import { onboardingSubmit } from './en/onboardingSubmit';
import { passwords } from './en/passwords';
import { registration } from './en/registration';
import { session } from './en/session';
import { terms } from './en/terms';
import { validation } from './en/validation';
import type { TextKey } from './indonesian';

/** The English catalogue: loaded when somebody switches to it. */
export const english: Record<TextKey, CompiledMessage> = {
  ...common,
  ...validation,
  ...access,
  ...menus,
  ...app,
  ...auth,
  ...consent,
  ...entry,
  ...registration,
  ...terms,
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
  ...notices,
  ...notifications,
  ...passwords,
  ...session,
};
