import type { access as idAccess } from '../id/access';

export const access = {
  'access.invalidUser': 'Invalid user role, type, or status',
  'access.invalidRole': 'Invalid role',
  'access.onboardingRouteNotFound': 'Onboarding route not found',
  'access.tokenNotFound': 'Token not found',

  'access.session.checking': 'Checking your session…',
  'access.session.ended': 'Your session has ended, please log in again.',
  'access.session.expired.title': 'Warning',
  'access.session.expired.body': 'Your session has expired, please log in again.',
  'access.session.tokenTimeExpired': 'Token time expired',
  'access.session.otpTimeExpired': 'The time to enter the code is over. Please sign in again.',
  'access.session.otpMaybeTaken':
    'Your code may have been accepted, but the answer was lost. Please sign in again; a new code will be sent.',

  'access.status.waitingFormConsent': 'Waiting for Consent',
  'access.status.eSignSelection': 'e-Sign Selection',
  'access.status.rmRevision': 'RM Revision',
  'access.status.readyToOnboard': 'Ready to Onboard',
  'access.status.inDraft': 'In Draft',
  'access.status.eKycWaiting': 'Waiting for e-KYC',
  'access.status.eKycInvalid': 'e-KYC Invalid',
  'access.status.eKycRejected': 'e-KYC Rejected',
  'access.status.eKycSuccess': 'e-KYC Successful',
  'access.status.onboardingSuccess': 'Onboarding Successful',
  'access.status.businessRevision': 'Business Revision',
  'access.status.notEligible': 'Not Eligible',
  'access.status.unknown': 'Unknown status',
} as const satisfies Record<keyof typeof idAccess, string>;
