import { defineMessages } from '../defineMessages';

/** Words of the dashboard of borrowers. */
export const dashboard = defineMessages({
  'dashboard.title': 'Dashboard',
  'dashboard.greeting': 'Halo, {name}',
  'dashboard.failedBody': 'Bagian lain tetap dapat dipakai. Periksa koneksi Anda, lalu coba lagi.',

  'dashboard.next.title': 'Langkah berikutnya',
  'dashboard.next.eKycSuccess':
    'Identitas Anda sudah terverifikasi. Tim kami sedang menilai pengajuan Anda; Anda tidak perlu melakukan apa pun saat ini.',
  'dashboard.next.onboardingSuccess':
    'Pengajuan Anda disetujui. Layanan {productName} siap Anda gunakan.',
  'dashboard.next.apply': 'Ajukan pinjaman',
  'dashboard.next.information': 'Periksa data Anda',
  'dashboard.next.document': 'Lihat dan tambah dokumen',
  'dashboard.next.bankAccount': 'Kelola rekening bank',

  'dashboard.timeline.failed': 'Perjalanan pengajuan belum dapat dimuat',

  'dashboard.data.title': 'Kelengkapan data',
  'dashboard.data.percent': '{value}%',
  'dashboard.data.failed': 'Kelengkapan data belum dapat dimuat',
  'dashboard.data.allComplete': 'Semua data yang kami perlukan sudah ada.',
  'dashboard.data.incomplete': 'Yang belum lengkap',
  'dashboard.data.missingCount': '{count, plural, other {# hal belum ada}}',
  'dashboard.data.completePart': 'Lengkapi {title}',
  'dashboard.data.afterConsent':
    'Anda dapat mengisinya setelah persetujuan diterima. Kami akan memberi tahu Anda.',
  'dashboard.data.byTeam': 'Tim kami sedang melengkapinya untuk Anda.',
  'dashboard.data.contact':
    'Hubungi kami untuk melengkapi bagian yang tidak dapat Anda ubah sendiri saat ini.',

  'dashboard.ownership.title': 'Kepemilikan perusahaan',
  'dashboard.ownership.others': '{count, plural, other {# pemegang saham lain}}',
  'dashboard.ownership.unnamed': 'Pemegang saham tanpa nama',
  'dashboard.ownership.rest': 'Belum tercatat',
  'dashboard.ownership.empty': 'Belum ada pemegang saham yang tercatat.',
  'dashboard.ownership.failed': 'Kepemilikan belum dapat dimuat',

  'dashboard.notifications.title': 'Notifikasi terbaru',
  'dashboard.notifications.all': 'Lihat semua',

  'dashboard.loans.title': 'Pinjaman Anda',
});
