import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { access } from './access/en';
import { actions } from './actions/en';
import { app } from './app/en';
import { auth } from './auth/en';
import { common } from './common/en';
import { consent } from './consent/en';
import { dashboard } from './dashboard/en';
import { ekyc } from './ekyc/en';
import { embedding } from './embedding/en';
import { entry } from './entry/en';
import { fields } from './fields/en';
import { leaving } from './leaving/en';
import { menus } from './menus/en';
import { notices } from './notices/en';
import { notifications } from './notifications/en';
import { onboarding } from './onboarding/en';
import { onboardingCompany } from './onboardingCompany/en';
import { onboardingForms } from './onboardingForms/en';
import { onboardingHelp } from './onboardingHelp/en';
import { onboardingLegal } from './onboardingLegal/en';
import { onboardingLists } from './onboardingLists/en';
import { onboardingManagement } from './onboardingManagement/en';
import { onboardingPhotos } from './onboardingPhotos/en';
import { onboardingRejected } from './onboardingRejected/en';
import { onboardingSubmit } from './onboardingSubmit/en';
import { passwords } from './passwords/en';
import { registration } from './registration/en';
import { session } from './session/en';
import { signInRules } from './signInRules/en';
import { settings } from './settings/en';
import { statuses } from './statuses/en';
import { terms } from './terms/en';
import { validation } from './validation/en';
import { versions } from './versions/en';
import type { TextKey } from './indonesian';

/** The English catalogue, loaded when the user switches to it. */
export const english: Record<TextKey, CompiledMessage> = {
  ...common,
  ...signInRules,
  ...validation,
  ...actions,
  ...versions,
  ...access,
  ...menus,
  ...app,
  ...auth,
  ...consent,
  ...dashboard,
  ...ekyc,
  ...embedding,
  ...entry,
  ...fields,
  ...registration,
  ...settings,
  ...statuses,
  ...terms,
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
  ...notices,
  ...notifications,
  ...passwords,
  ...session,
};
