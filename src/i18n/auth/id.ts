import { defineMessages } from '../defineMessages';

/** Words of the public screens: sign-in and one-time codes. Texts quoted in the spec stand word for word. */
export const auth = defineMessages({
  'auth.login.title': 'Masuk ke {productName}',
  'auth.login.intro': 'Pembiayaan yang jelas, dari pengajuan sampai pencairan.',
  'auth.login.email': 'Email',
  'auth.login.password': 'Kata Sandi',
  'auth.login.submit': 'Masuk',
  'auth.login.forgot': 'Lupa Kata Sandi?',
  'auth.login.register': 'Belum punya akun? Daftar sebagai:',
  'auth.login.funder': 'Pendana',
  'auth.login.borrower': 'Peminjam',
  'auth.login.failedTitle': 'Belum bisa masuk',
  'auth.login.wrong': 'Email atau kata sandi salah.',

  'auth.signOutReason.title': 'Anda perlu masuk',
  'auth.signOutReason.link':
    'Tautan yang Anda buka tidak lengkap. Buka lagi tautan itu dari email, atau masuk di sini.',
  'auth.signOutReason.account':
    'Akun tadi belum dapat dipakai di sini. Hubungi tim {productName}, atau masuk dengan akun lain.',
  'auth.signOutReason.session':
    'Sesi tadi sudah ditutup demi keamanan. Isian yang belum disimpan ada di perangkat ini.',
  'auth.signOutReason.code': 'Kode tadi tidak dapat dipakai lagi. Masuk untuk menerima kode baru.',
  'auth.signOutReason.profile':
    'Data akun Anda belum dapat dimuat. Coba masuk lagi beberapa saat lagi.',

  'auth.unverified.title': 'Akun Anda belum diverifikasi',
  'auth.unverified.body':
    'Buka email verifikasi yang kami kirim ke {email}, lalu ikuti tautan di dalamnya.',

  'auth.mail.resend': 'Kirim Ulang Email',
  'auth.mail.resendIn': 'Anda dapat mengirim ulang dalam {seconds} detik.',
  'auth.mail.sentTitle': 'Email terkirim',
  'auth.mail.sentBody': 'Periksa kotak masuk dan folder spam Anda.',
  'auth.mail.failedTitle': 'Email belum terkirim',

  'auth.otp.title': 'Masukkan kode',
  'auth.otp.intro': 'Kami mengirim kode 6 angka kepada Anda.',
  'auth.otp.introTo': 'Kami mengirim kode 6 angka ke {contact}.',
  'auth.otp.introUnsent': 'Minta kode 6 angka, lalu masukkan di sini.',
  'auth.otp.label': 'Kode OTP',
  'auth.otp.help': 'Kode terkirim otomatis setelah angka keenam.',
  'auth.otp.wrong': 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
  'auth.otp.tooMany': 'Terlalu banyak percobaan. Kirim ulang kode, lalu coba lagi.',
  'auth.otp.checking': 'Memeriksa kode…',
  'auth.otp.resend': 'Kirim Ulang Kode',
  'auth.otp.notReceived': 'Belum menerima kode?',
  'auth.otp.needsNew': 'Minta kode baru untuk melanjutkan.',
  'auth.otp.resendWait': 'Kirim ulang tersedia dalam {time}',
  'auth.otp.resendReady': 'Kode dapat dikirim ulang.',
  'auth.otp.notSentTitle': 'Kode belum terkirim',
  'auth.otp.maybeSentTitle': 'Kode mungkin sudah terkirim',
  'auth.otp.otherAccount': 'Masuk dengan akun lain',
  'auth.otp.chooserTitle': 'Kirim ulang kode lewat',
  'auth.otp.chooserGroup': 'Pilih saluran',
  'auth.otp.sms': 'SMS',
  'auth.otp.email': 'Email',
  'auth.otp.channelMissing': 'Belum terdaftar',
  'auth.otp.chooserContinue': 'Lanjutkan',
  'auth.otp.verifiedTitle': 'Verifikasi Berhasil!',
  'auth.otp.verifiedBody': 'Anda akan masuk ke akun Anda.',

  'auth.verify.busy': 'Akun Anda sedang diverifikasi...',
  'auth.verify.busyBody': 'Mohon tunggu sebentar.',
  'auth.verify.done': 'Verifikasi Berhasil!',
  'auth.verify.before': 'Akun Anda sudah terverifikasi',
  'auth.verify.beforeBody':
    'Tautan ini sudah pernah dipakai. Tidak ada lagi yang perlu Anda lakukan.',
  'auth.verify.signIn': 'Silakan masuk dengan email dan kata sandi Anda.',
  'auth.verify.goOn': 'Anda dapat melanjutkan.',
  'auth.verify.failed': 'Akun belum dapat diverifikasi',
  'auth.verify.failedLink':
    'Tautan tidak lengkap atau sudah lewat 24 jam. Masuk dengan email dan kata sandi Anda untuk meminta tautan baru.',

  'auth.incomplete.body':
    'Halaman ini belum dimuat lengkap. Periksa koneksi Anda, lalu muat ulang halaman ini.',
  'auth.incomplete.reload': 'Muat ulang',
});
