import { defineMessages } from '../defineMessages';

/** Words of the fields for files, dates and lists: no page of the first bundle has these fields. */
export const fields = defineMessages({
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
});
