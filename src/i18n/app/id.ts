import { defineMessages } from '../defineMessages';

/** Words of the frame around all screens: errors, missing pages, start-up. */
export const app = defineMessages({
  'app.notFound.title': 'Halaman tidak ditemukan',
  'app.notFound.body': 'Alamatnya mungkin salah, atau halamannya sudah dipindahkan.',
  'app.notFound.home': 'Ke halaman utama',
  'app.unreachable.title': 'Server belum dapat dihubungi',
  'app.unreachable.body':
    'Periksa koneksi internet Anda, lalu coba lagi. Anda tetap masuk dan tidak ada data yang hilang.',
  'app.troubled.title': 'Server sedang mengalami gangguan',
  'app.troubled.body':
    'Coba lagi beberapa saat lagi. Anda tetap masuk dan tidak ada data yang hilang.',
  'app.error.title': 'Terjadi kesalahan, silahkan coba lagi nanti',
  'app.error.body':
    'Muat ulang halaman ini. Isian yang sudah Anda ketik tersimpan di perangkat ini.',
  'app.startUp.title': 'Something went wrong',
  'app.startUp.body': 'Aplikasi tidak dapat dimulai. Muat ulang halaman ini beberapa saat lagi.',
  'app.startUp.details': 'Rincian untuk pengelola',
  'app.account': 'Masuk sebagai {email}',
});
