import { defineMessages } from '../defineMessages';

/** The names of the onboarding statuses, which only pages behind sign-in show. */
export const statuses = defineMessages({
  'access.status.waitingFormConsent': 'Menunggu Persetujuan',
  'access.status.eSignSelection': 'Pemilihan e-Sign',
  'access.status.rmRevision': 'Revisi RM',
  'access.status.readyToOnboard': 'Siap Onboarding',
  'access.status.inDraft': 'Draf',
  'access.status.eKycWaiting': 'Menunggu e-KYC',
  'access.status.eKycInvalid': 'e-KYC Tidak Valid',
  'access.status.eKycRejected': 'e-KYC Ditolak',
  'access.status.eKycSuccess': 'e-KYC Berhasil',
  'access.status.onboardingSuccess': 'Onboarding Berhasil',
  'access.status.businessRevision': 'Revisi Bisnis',
  'access.status.notEligible': 'Tidak Memenuhi Syarat',
  'access.status.unknown': 'Status tidak dikenal',
});
