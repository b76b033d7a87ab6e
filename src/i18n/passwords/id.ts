import { defineMessages } from '../defineMessages';

/** Words of forgotten, expired and new passwords. Labels stand as the spec has them. */
export const passwords = defineMessages({
  'passwords.forgot.title': 'Lupa kata sandi',
  'passwords.forgot.intro':
    'Isi email akun Anda. Kami mengirim tautan untuk membuat kata sandi baru.',
  'passwords.forgot.email': 'Email',
  'passwords.forgot.submit': 'Kirim',
  'passwords.forgot.failedTitle': 'Email belum terkirim',
  'passwords.forgot.wait': 'Anda dapat mengirim dalam {seconds} detik.',
  'passwords.backToLogin': 'Kembali ke halaman masuk',

  'passwords.sent.title': 'Periksa email Anda',
  'passwords.sent.lead':
    'Jika {email} terdaftar, kami sudah mengirim tautan untuk membuat kata sandi baru ke alamat itu.',
  'passwords.sent.validity': 'Tautan berlaku 24 jam dan hanya dapat dipakai sekali.',
  'passwords.sent.spam': 'Belum ada? Periksa juga folder spam.',
  'passwords.sent.resend': 'Kirim Ulang',
  'passwords.sent.resendIn': 'Anda dapat mengirim ulang dalam {seconds} detik.',
  'passwords.sent.again': 'Permintaan sudah dikirim ulang.',
  'passwords.sent.otherEmail': 'Ganti email',

  'passwords.change.title': 'Buat kata sandi baru',
  'passwords.change.intro': 'Pilih kata sandi yang belum Anda pakai di tempat lain.',
  'passwords.change.password': 'Kata Sandi Baru',
  'passwords.change.confirmation': 'Konfirmasi Kata Sandi Baru',
  'passwords.change.submit': 'Simpan',
  'passwords.change.failedTitle': 'Kata sandi belum tersimpan',
  'passwords.change.forcedTitle': 'Masa berlaku kata sandi Anda sudah habis',
  'passwords.change.forcedBody':
    'Demi keamanan akun Anda, buat kata sandi baru, lalu masuk dengan kata sandi itu.',
  'passwords.change.signedIn':
    'Setelah kata sandi disimpan, Anda keluar dari akun yang sedang terbuka di peramban ini.',
  'passwords.change.doneTitle': 'Kata sandi tersimpan',
  'passwords.change.doneBody': 'Silakan masuk dengan kata sandi baru Anda.',

  'passwords.dead.title': 'Tautan ini tidak berlaku lagi',
  'passwords.dead.lead': 'Tautan sudah dipakai, tidak lengkap, atau sudah lewat 24 jam.',
  'passwords.dead.justSaved':
    'Baru saja menyimpan kata sandi baru? Coba masuk dengan kata sandi itu.',
  'passwords.dead.again': 'Minta tautan baru',
  'passwords.dead.login': 'Masuk',
  'passwords.dead.home': 'Ke beranda',
});
