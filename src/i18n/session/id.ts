import { defineMessages } from '../defineMessages';

/** Words of a session in use that comes to its end. */
export const session = defineMessages({
  'session.ending.title': 'Sesi Anda akan segera berakhir',
  'session.ending.body':
    'Demi keamanan data Anda, sesi berakhir bila lama tidak ada aktivitas. Pilih Tetap masuk untuk melanjutkan.',
  'session.ending.left': 'Sisa waktu',
  'session.ending.soon': 'Sesi berakhir kurang dari 30 detik lagi.',
  'session.ending.stay': 'Tetap masuk',
  'session.ending.failed': 'Sesi belum diperpanjang',

  'session.again.title': 'Masuk lagi untuk melanjutkan',
  'session.again.body':
    'Sesi Anda telah berakhir. Isian di halaman ini tidak hilang: masukkan kata sandi, lalu lanjutkan.',
  'session.again.wrong': 'Kata sandi salah.',
  'session.again.unverified':
    'Akun ini belum diverifikasi. Ikuti tautan di email verifikasi, lalu coba lagi.',
  'session.signOutHint': 'Keluar menghapus isian yang belum disimpan dari perangkat ini.',
  'session.again.codeTitle': 'Masukkan kode',
  'session.again.back': 'Kembali ke kata sandi',

  'session.ended.title': 'Sesi Anda telah berakhir',
  'session.ended.portal':
    'Buka kembali halaman ini dari portal atau tautan yang Anda pakai tadi. Isian yang belum disimpan tetap ada di perangkat ini.',
  'session.ended.login':
    'Silakan masuk kembali. Isian yang belum disimpan tetap ada di perangkat ini.',
  'session.ended.toLogin': 'Ke halaman masuk',
  'session.checking': 'Memeriksa sesi Anda…',
});
