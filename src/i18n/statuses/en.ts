import { defineMessages } from '../defineMessages';
import type { statuses as indonesian } from './id';

export const statuses = defineMessages<keyof typeof indonesian>({
  'access.status.waitingFormConsent': 'Waiting for consent',
  'access.status.eSignSelection': 'e-Sign selection',
  'access.status.rmRevision': 'RM revision',
  'access.status.readyToOnboard': 'Ready to onboard',
  'access.status.inDraft': 'In draft',
  'access.status.eKycWaiting': 'Waiting for e-KYC',
  'access.status.eKycInvalid': 'e-KYC invalid',
  'access.status.eKycRejected': 'e-KYC rejected',
  'access.status.eKycSuccess': 'e-KYC successful',
  'access.status.onboardingSuccess': 'Onboarding successful',
  'access.status.businessRevision': 'Business revision',
  'access.status.notEligible': 'Not eligible',
  'access.status.unknown': 'Unknown status',
});
