import { defineMessages } from '../defineMessages';

/** Words of the frame: buttons, fields, notices, states. Texts quoted in the spec stand word for word. */
export const common = defineMessages({
  'common.close': 'Tutup',
  'common.cancel': 'Batal',
  'common.back': 'Kembali',
  'common.save': 'Simpan',
  'common.saveAndContinue': 'Simpan & Lanjutkan',
  'common.delete': 'Hapus',
  'common.edit': 'Ubah',
  'common.retry': 'Coba lagi',
  'common.reload': 'Reload',
  'common.backToLogin': 'Back to Login',
  'common.yes': 'Ya',
  'common.no': 'Tidak',
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

  'common.productName': '{productName}',
  'common.errorCode': 'Kode {code}',

  'common.public.about': 'Tentang {productName}',
  'common.public.title': 'Pembiayaan untuk usaha dan keluarga Indonesia',
  'common.public.body':
    'Ajukan, pantau, dan kelola pembiayaan Anda di satu tempat. Data Anda dikirim terenkripsi.',

  'common.menu.label': 'Menu utama',
  'common.menu.open': 'Buka menu',
  'common.menu.close': 'Tutup menu',

  'common.step.list': 'Langkah pengisian',
  'common.step.position': 'Langkah {current} dari {total}',
  'common.step.incomplete': 'Belum',
  'common.step.complete': 'Lengkap',

  'common.form.errorCount': '{count, plural, other {# isian perlu diperbaiki}}',

  'common.secret.show': 'Tampilkan sandi',
  'common.secret.hide': 'Sembunyikan sandi',

  'common.select.placeholder': 'Pilih salah satu',
  'common.select.nothing': 'Tidak ada pilihan yang cocok',
  'common.select.unknown': 'Pilihan tidak dikenal',
  'common.select.kept': 'Sudah dipilih',
  'common.select.missing': 'Pilihan tidak dapat dimuat.',
  'common.select.retry': 'Muat ulang pilihan',

  'common.date.placeholder': 'DD/MM/YYYY',
  'common.date.openCalendar': 'Buka kalender',
  'common.date.calendarFailed': 'Kalender tidak dapat dibuka. Silakan ketik tanggalnya.',
  'common.date.previousMonth': 'Bulan sebelumnya',
  'common.date.nextMonth': 'Bulan berikutnya',
  'common.date.toYears': 'Pilih tahun',
  'common.date.toDays': 'Pilih tanggal',

  'common.file.none': 'Belum ada berkas',
  'common.file.choose': 'Pilih berkas',
  'common.file.drag': 'atau seret berkas ke sini',
  'common.file.camera': 'Ambil foto',
  'common.file.sending': 'Mengunggah {percent}% dari {size}',
  'common.file.begun': 'Unggahan dimulai',
  'common.file.ended': 'Unggahan selesai',
  'common.file.cancel': 'Batalkan unggahan',
  'common.file.notSent': 'Tidak terunggah',
  'common.file.stored': 'Terunggah',
  'common.file.preview': 'Lihat berkas',
  'common.file.replace': 'Ganti berkas',
  'common.file.remove': 'Hapus berkas',
  'common.file.download': 'Unduh berkas',
  'common.file.firstPage': 'Halaman pertama',
  'common.file.noPreview': 'Berkas ini tidak dapat ditampilkan di sini. Silakan unduh.',
  'common.file.openFailed': 'Berkas tidak dapat dibuka. Periksa koneksi Anda, lalu coba lagi.',
  'common.file.uploadFailed': 'Berkas tidak dapat diunggah. Periksa koneksi Anda, lalu coba lagi.',
  'common.file.stillUploading': 'Tunggu hingga berkas selesai diunggah',

  'common.server.unreachable':
    'Server belum dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  'common.server.troubled': 'Server sedang mengalami gangguan. Coba lagi beberapa saat lagi.',

  'common.offline.note': 'Anda sedang offline. Periksa koneksi data atau wifi Anda.',
});
