import { defineMessages } from '../defineMessages';

/** Words of the area `notifications`. */
export const notifications = defineMessages({
  'notifications.title': 'Notifikasi',
  'notifications.summary':
    '{count, plural, =0 {Kabar tentang akun Anda} other {# notifikasi belum Anda baca}}',
  'notifications.bell': '{count, plural, =0 {Notifikasi} other {Notifikasi, # belum dibaca}}',
  'notifications.unreadCount': '{count, plural, other {# belum dibaca}}',

  'notifications.filters': 'Saring notifikasi',
  'notifications.filter.all': 'Semua',
  'notifications.filter.unread': 'Belum Dibaca',
  'notifications.filter.read': 'Sudah Dibaca',
  'notifications.shown':
    '{count, plural, =0 {Tidak ada notifikasi} other {# notifikasi ditampilkan}}',
  'notifications.latestOnly': 'Hanya {limit} notifikasi terbaru yang ditampilkan.',
  'notifications.newer': 'Ada notifikasi baru.',
  'notifications.showNewer': 'Tampilkan',

  'notifications.unread': 'Belum dibaca',
  'notifications.age.now': 'Baru saja',
  'notifications.age.minutes': '{count, plural, other {# menit lalu}}',
  'notifications.age.hours': '{count, plural, other {# jam lalu}}',

  'notifications.day.today': 'Hari ini',
  'notifications.day.yesterday': 'Kemarin',
  'notifications.day.unknown': 'Tanpa tanggal',

  'notifications.pane': 'Isi notifikasi',
  'notifications.choose.title': 'Pilih notifikasi untuk membacanya',
  'notifications.choose.body': 'Isinya akan tampil di sini.',
  'notifications.attachment': 'Lampiran',
  'notifications.hasAttachment': 'Dengan lampiran',

  'notifications.search': 'Cari notifikasi',
  'notifications.search.clear': 'Hapus pencarian',
  'notifications.search.hits':
    '{count, plural, =0 {Tidak ada notifikasi yang cocok} other {# notifikasi cocok}}',
  'notifications.search.none.title': 'Tidak ada notifikasi yang cocok',
  'notifications.search.none.all': 'Coba kata lain, atau hapus pencarian.',
  'notifications.search.none.searchAll': 'Cari di semua notifikasi',
  'notifications.search.none.filtered':
    'Tidak ada yang cocok di antara notifikasi ini. Coba cari di semuanya.',

  'notifications.readAll': 'Tandai semua dibaca',
  'notifications.readAllDone': 'Semua notifikasi sudah ditandai dibaca.',
  'notifications.readAllFailed':
    'Notifikasi belum ditandai dibaca. Periksa koneksi Anda, lalu coba lagi.',

  'notifications.empty.all.title': 'Belum ada notifikasi',
  'notifications.empty.all.body':
    'Kabar tentang akun dan kegiatan Anda di BOS akan muncul di sini.',
  'notifications.empty.all.action': 'Muat ulang',
  'notifications.empty.unread.title': 'Semua sudah Anda baca',
  'notifications.empty.unread.body': 'Tidak ada notifikasi yang menunggu.',
  'notifications.empty.read.title': 'Belum ada yang Anda baca',
  'notifications.empty.read.body': 'Notifikasi yang sudah dibuka akan tersimpan di sini.',
  'notifications.empty.showAll': 'Lihat semua notifikasi',

  'notifications.failed.title': 'Notifikasi tidak dapat dimuat',
  'notifications.failed.body': 'Coba lagi sebentar lagi.',
  'notifications.failed.offline': 'Periksa koneksi data atau wifi Anda, lalu coba lagi.',

  'notifications.notMarked': 'Notifikasi ini belum tercatat sudah dibaca.',
  'notifications.openPage': 'Buka halaman terkait',
  'notifications.openSite': 'Buka tautan',

  'notifications.status.region': 'Status pengajuan Anda',
  'notifications.status.waitingFormConsent':
    'Formulir persetujuan sudah dikirim. Setelah disetujui, Anda dapat melanjutkan pengisian data.',
  'notifications.status.eSignSelection':
    'Dokumen Anda menunggu tanda tangan elektronik. Setelah itu, identitas Anda kami verifikasi.',
  'notifications.status.rmRevision':
    'Tim kami sedang melengkapi data Anda. Anda tidak perlu melakukan apa pun saat ini.',
  'notifications.status.eKycInvalid':
    'Foto e-KYC belum dapat kami verifikasi. Ulangi dengan foto yang terang dan jelas.',
  'notifications.status.eKycRejected':
    'Verifikasi identitas Anda ditolak. Lihat alasan dan langkah berikutnya.',
  'notifications.status.notEligible':
    'Pengajuan Anda belum memenuhi syarat saat ini. Lihat penjelasan dan langkah berikutnya.',
  'notifications.status.seeProgress': 'Lihat status pengajuan',
  'notifications.status.repeatEkyc': 'Ulangi e-KYC',
  'notifications.status.seeReason': 'Lihat penjelasan',
});
