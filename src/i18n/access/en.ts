import { defineMessages } from '../defineMessages';
import type { access as indonesian } from './id';

export const access = defineMessages<keyof typeof indonesian>({
  'access.invalidUser': 'Invalid user role, type, or status',
  'access.invalidRole': 'Invalid role',
  'access.onboardingRouteNotFound': 'Onboarding route not found',
  'access.tokenNotFound': 'Token not found',

  'access.session.ended': 'Your session has ended, please log in again.',
  'access.session.expired.title': 'Warning',
  'access.session.expired.body': 'Your session has expired, please log in again.',
  'access.session.tokenTimeExpired': 'Token time expired',
  'access.session.otpTimeExpired': 'The time to enter the code is over. Please sign in again.',
  'access.session.otpMaybeTaken':
    'Your code may have been accepted, but the answer was lost. Please sign in again; a new code will be sent.',
});
