import { coreMessages } from './coreMessages';
import { actions } from './actions/id';
import { consent } from './consent/id';
import { dashboard } from './dashboard/id';
import { ekyc } from './ekyc/id';
import { embedding } from './embedding/id';
import { entry } from './entry/id';
import { fields } from './fields/id';
import { leaving } from './leaving/id';
import { menus } from './menus/id';
import { notifications } from './notifications/id';
import { onboarding } from './onboarding/id';
import { onboardingCompany } from './onboardingCompany/id';
import { onboardingForms } from './onboardingForms/id';
import { onboardingHelp } from './onboardingHelp/id';
import { onboardingLegal } from './onboardingLegal/id';
import { onboardingLists } from './onboardingLists/id';
import { onboardingManagement } from './onboardingManagement/id';
import { onboardingPhotos } from './onboardingPhotos/id';
import { onboardingRejected } from './onboardingRejected/id';
import { onboardingSubmit } from './onboardingSubmit/id';
import { passwords } from './passwords/id';
import { registration } from './registration/id';
import { session } from './session/id';
import { settings } from './settings/id';
import { statuses } from './statuses/id';
import { terms } from './terms/id';
import { validation } from './validation/id';
import { versions } from './versions/id';

/**
 * The whole Indonesian catalogue. Add the messages of a new area here, not to the core messages.
 */
export const indonesian = {
  ...coreMessages,
  ...menus,
  ...consent,
  ...dashboard,
  ...ekyc,
  ...embedding,
  ...entry,
  ...fields,
  ...leaving,
  ...onboarding,
  ...onboardingCompany,
  ...onboardingForms,
  ...onboardingHelp,
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
  ...settings,
  ...statuses,
  ...terms,
  ...validation,
  ...actions,
  ...versions,
} as const;

/** Every key of a message. */
export type TextKey = keyof typeof indonesian;
