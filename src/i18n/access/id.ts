import { defineMessages } from '../defineMessages';

/** Words of roles, statuses and sessions. Texts quoted in the spec stand word for word. */
export const access = defineMessages({
  'access.invalidUser': 'Invalid user role, type, or status',
  'access.invalidRole': 'Invalid role',
  'access.onboardingRouteNotFound': 'Onboarding route not found',
  'access.tokenNotFound': 'Token not found',

  'access.session.checking': 'Memeriksa sesi Anda…',
  'access.session.ended': 'Sesi anda sudah habis, silahkan melakukan Login kembali.',
  'access.session.expired.title': 'Warning',
  'access.session.expired.body': 'Sesi Anda telah berakhir, silahkan login kembali.',
  'access.session.tokenTimeExpired': 'Token time expired',
  'access.session.otpTimeExpired': 'Waktu untuk memasukkan kode sudah habis. Silakan masuk lagi.',
  'access.session.otpMaybeTaken':
    'Kode Anda mungkin sudah diterima, tetapi jawabannya tidak sampai. Silakan masuk lagi; kode baru akan dikirim.',

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
