import { defineMessages } from '../defineMessages';

/** Messages of the question before leaving a page with unfinished work. */
export const leaving = defineMessages({
  'leaving.uploads.title': 'Unggahan belum selesai',
  'leaving.uploads.underWay': '{count, plural, other {Masih diunggah:}}',
  'leaving.uploads.more': '{count, plural, other {dan # berkas lainnya}}',
  'leaving.uploads.lost':
    '{count, plural, other {Bila Anda pergi sekarang, unggahan ini dibatalkan dan berkasnya perlu dipilih lagi nanti. Yang sudah selesai diunggah tetap ada.}}',
  'leaving.uploads.leave': 'Pergi Tanpa Mengunggah',
  'leaving.moved.title': 'Halaman ini tidak dapat dilanjutkan',
  'leaving.moved.body':
    'Status Anda sudah berubah, sehingga isian di halaman ini tidak dapat disimpan lagi. Salin dulu yang masih Anda perlukan.',
  'leaving.moved.leave': 'Lanjutkan',
  'leaving.stay': 'Tetap di Sini',
});
