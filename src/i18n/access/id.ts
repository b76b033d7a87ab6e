import { defineMessages } from '../defineMessages';

/** Words of roles and sessions. Texts quoted in the spec stand word for word. */
export const access = defineMessages({
  'access.invalidUser': 'Invalid user role, type, or status',
  'access.invalidRole': 'Invalid role',
  'access.onboardingRouteNotFound': 'Onboarding route not found',
  'access.tokenNotFound': 'Token not found',

  'access.session.ended': 'Sesi anda sudah habis, silahkan melakukan Login kembali.',
  'access.session.expired.title': 'Warning',
  'access.session.expired.body': 'Sesi Anda telah berakhir, silahkan login kembali.',
  'access.session.tokenTimeExpired': 'Token time expired',
  'access.session.otpTimeExpired': 'Waktu untuk memasukkan kode sudah habis. Silakan masuk lagi.',
  'access.session.otpMaybeTaken':
    'Kode Anda mungkin sudah diterima, tetapi jawabannya tidak sampai. Silakan masuk lagi; kode baru akan dikirim.',
});
