import { defineMessages } from '../defineMessages';

/** Words of the frame: buttons, fields, notices, states. Texts quoted in the spec stand word for word. */
export const common = defineMessages({
  'common.close': 'Tutup',
  'common.cancel': 'Batal',
  'common.save': 'Simpan',
  'common.retry': 'Coba lagi',
  'common.reload': 'Reload',
  'common.backToLogin': 'Back to Login',
  'common.optional': 'Opsional',
  'common.signOut': 'Keluar',
  'common.language': 'Bahasa',
  'common.languageId': 'Indonesia',
  'common.languageEn': 'English',
  'common.skipToContent': 'Langsung ke isi',
  'common.loading': 'Memuat…',
  'common.genericError': 'Terjadi kesalahan, silahkan coba lagi nanti',

  'common.toast.success': 'Berhasil',
  'common.toast.info': 'Informasi',
  'common.toast.warning': 'Peringatan',
  'common.toast.error': 'Gagal',
  'common.toast.region': 'Pemberitahuan',

  'common.offline.title': 'Offline',
  'common.offline.body': 'Your network is unavailable. Check your data or wifi connection',
  'common.online.title': "You're online",
  'common.online.body': 'Koneksi Anda sudah kembali.',

  'common.partFailed.title': 'Bagian ini belum dapat ditampilkan',
  'common.partFailed.body': 'Periksa koneksi Anda, lalu coba lagi.',

  'common.productName': '{productName}',
  'common.errorCode': 'Kode {code}',

  'common.public.about': 'Tentang {productName}',
  'common.public.title': 'Pembiayaan untuk usaha dan keluarga Indonesia',
  'common.public.body':
    'Ajukan, pantau, dan kelola pembiayaan Anda di satu tempat. Data Anda dikirim terenkripsi.',

  'common.step.list': 'Langkah pengisian',
  'common.step.position': 'Langkah {current} dari {total}',
  'common.step.incomplete': 'Belum',
  'common.step.complete': 'Lengkap',

  'common.form.errorCount': '{count, plural, other {# isian perlu diperbaiki}}',

  'common.secret.show': 'Tampilkan sandi',
  'common.secret.hide': 'Sembunyikan sandi',

  'common.server.unreachable':
    'Server belum dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  'common.server.busy':
    'Terlalu banyak permintaan. Coba lagi {waitS, plural, =0 {beberapa saat lagi} other {dalam # detik}}.',
  'common.server.troubled': 'Server sedang mengalami gangguan. Coba lagi beberapa saat lagi.',

  'common.offline.note': 'Anda sedang offline. Periksa koneksi data atau wifi Anda.',
});
