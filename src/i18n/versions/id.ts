import { defineMessages } from '../defineMessages';

/** Messages about the versions of the app on the device. */
export const versions = defineMessages({
  'versions.title': 'Versi aplikasi',
  'versions.stored': 'App ready to work offline',
  'versions.new': 'New content available, click on reload button to update.',
  'versions.close': 'Close',
  'versions.late': 'Versi baru belum siap. Coba lagi sebentar lagi.',
  'versions.question': 'Muat ulang sekarang?',
  'versions.questionBody':
    'Isian pengajuan tersimpan sebagai draf. Isian lain di halaman ini, misalnya kata sandi, harus Anda ketik lagi.',
});
