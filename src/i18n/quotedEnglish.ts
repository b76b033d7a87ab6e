import type { TextKey } from './indonesian';

/** Texts that the Indonesian product shows in English, word for word (formats.md#fixed-texts). */
export const QUOTED_ENGLISH: readonly TextKey[] = [
  'access.invalidUser',
  'access.invalidRole',
  'access.onboardingRouteNotFound',
  'access.tokenNotFound',
  'access.session.expired.title',
  'access.session.tokenTimeExpired',
  'app.startUp.title',
  'common.reload',
  'common.backToLogin',
  'common.offline.body',
  'common.online.title',
  'menus.borrowerInformation',
  'menus.funderInformation',
  'menus.partnerInformation',
  'onboarding.undefinedStep',
  'onboarding.undefinedSubStep',
  'validation.rtRw',
  'versions.stored',
  'versions.new',
  'versions.close',
];
