import { defineMessages } from '../defineMessages';

/** Words of the entry by a link of a portal or a mail. */
export const entry = defineMessages({
  'entry.wait.title': 'Menyiapkan akun Anda',
  'entry.wait.body': 'Mohon tunggu sebentar, tautan Anda sedang diperiksa.',
  'entry.refused.title': 'Tautan ini tidak berlaku lagi',
  'entry.refused.body':
    'Setiap tautan hanya dapat dipakai sekali, dalam waktu singkat. Minta tautan baru dari tempat Anda menerimanya, atau masuk dengan email dan kata sandi.',
  'entry.interrupted.title': 'Proses masuk terputus',
  'entry.interrupted.body':
    'Proses masuk terhenti sebelum selesai. Buka kembali tautan Anda, atau masuk dengan email dan kata sandi.',
  'entry.portal.body':
    'Setiap tautan hanya dapat dipakai sekali, dalam waktu singkat. Buka kembali halaman ini dari portal Anda.',
  'entry.failed.title': 'Anda belum bisa masuk',
  'entry.stillSignedIn':
    'Di peramban ini masih ada akun yang masuk. Anda dapat melanjutkan dengan akun itu.',
  'entry.login': 'Masuk dengan email',
  'entry.goOn': 'Lanjutkan',
});
