import { defineMessages } from '../defineMessages';

/** Words of the registration of borrowers and funders. */
export const registration = defineMessages({
  'registration.title.borrower': 'Daftar sebagai Peminjam',
  'registration.title.funder': 'Daftar sebagai Pendana',
  'registration.intro.borrower': 'Buat akun untuk mengajukan pembiayaan.',
  'registration.intro.funder': 'Buat akun untuk mulai mendanai.',
  'registration.type': 'Jenis Akun',
  'registration.individual': 'Individu',
  'registration.corporate': 'Perusahaan',
  'registration.rules': 'Syarat kata sandi',
  'registration.ruleMet': 'terpenuhi',
  'registration.ruleOpen': 'belum terpenuhi',
  'registration.rulesMet': '{met} dari {all} syarat kata sandi terpenuhi',
  'registration.confirmation': 'Konfirmasi Kata Sandi',
  'registration.notify': 'Saya setuju menerima pemberitahuan',
  'registration.submit': 'Daftar',
  'registration.hasAccount': 'Sudah punya akun?',

  'registration.failed': 'Pendaftaran belum berhasil',
  'registration.unsure': 'Pendaftaran belum dapat dipastikan',
  'registration.unsureBody':
    'Jawaban server tidak sampai, tetapi pendaftaran Anda mungkin sudah kami terima. Tekan Daftar sekali lagi; isian Anda masih ada.',
  'registration.taken': 'Email ini sudah terdaftar. Gunakan email lain, atau masuk ke akun itu.',

  'registration.done': 'Periksa email Anda',
  'registration.doneBody':
    'Kami mengirim email verifikasi ke {email}. Buka tautan di dalamnya untuk mengaktifkan akun, lalu masuk.',
  'registration.doneBefore':
    'Pendaftaran Anda yang tadi ternyata sudah kami terima. Buka tautan di email verifikasi yang kami kirim ke {email}, lalu masuk.',
  'registration.firstPassword': 'Kata sandi yang berlaku adalah yang Anda kirim pertama kali.',
});
