import { defineMessages } from '../defineMessages';

const month =
  '{month, select, 1 {Januari} 2 {Februari} 3 {Maret} 4 {April} 5 {Mei} 6 {Juni} 7 {Juli} 8 {Agustus} 9 {September} 10 {Oktober} 11 {November} 12 {Desember} other {{month}}}';

/** Words of the sub-steps that are lists: accounts, statements, reports and collateral. */
export const onboardingLists = defineMessages({
  'onboardingLists.monthName': month,
  'onboardingLists.monthOfYear': `${month} {year}`,

  'onboardingLists.cards.discard': 'Buang',
  'onboardingLists.cards.keepEditing': 'Lanjut Mengisi',
  'onboardingLists.cards.discardTitle': 'Buang isian ini?',
  'onboardingLists.cards.discardBody': 'Isian yang belum disimpan pada kartu ini akan hilang.',
  'onboardingLists.cards.unsaved':
    'Kartu ini belum disimpan. Simpan dulu, atau batalkan perubahannya.',
  'onboardingLists.cards.leaveTitle': 'Kartu ini belum disimpan',
  'onboardingLists.cards.leaveBody':
    'Simpan dulu agar kartu ini masuk ke daftar. Bila Anda pergi sekarang, isiannya tetap ada sebagai draf di perangkat ini.',
  'onboardingLists.cards.leave': 'Pergi Tanpa Menyimpan',
  'onboardingLists.cards.found': 'Data ini ternyata sudah tersimpan, jadi tidak disimpan dua kali.',
  'onboardingLists.cards.notStored':
    'Jawaban server tidak kami terima dan data ini belum tersimpan. Silakan simpan lagi.',
  'onboardingLists.cards.unsure':
    'Jawaban server tidak kami terima. Isian Anda aman. Saat Anda menyimpan lagi, kami periksa dulu agar tidak tersimpan dua kali.',
  'onboardingLists.cards.goneTitle': 'Data ini sudah dihapus di tempat lain',
  'onboardingLists.cards.goneBody':
    'Isian Anda masih ada. Simpan untuk menambahkannya sebagai data baru, atau buang.',
  'onboardingLists.cards.openElsewhere': 'Kartu ini sedang diubah di daftar lain pada halaman ini.',
  'onboardingLists.cards.notDeleted': 'Data ini belum terhapus. Silakan coba lagi.',

  'onboardingLists.banks.add': 'Tambah Rekening',
  'onboardingLists.banks.save': 'Simpan Rekening',
  'onboardingLists.banks.card': 'Rekening {number}',
  'onboardingLists.banks.bankId': 'Bank',
  'onboardingLists.banks.accountNo': 'Nomor Rekening',
  'onboardingLists.banks.accountName': 'Nama Pemilik Rekening',
  'onboardingLists.banks.accountNameHelp': 'Sesuai dengan buku tabungan',
  'onboardingLists.banks.accountTypeId': 'Jenis Rekening',
  'onboardingLists.banks.branchName': 'Cabang',
  'onboardingLists.banks.remarkTransferId': 'Keterangan Transfer',
  'onboardingLists.banks.remarkOther': 'Keterangan Lainnya',
  'onboardingLists.banks.isAffiliateWithBank': 'Terafiliasi dengan bank',
  'onboardingLists.banks.active': 'Aktif',
  'onboardingLists.banks.inactive': 'Belum aktif',
  'onboardingLists.banks.open': 'Rekening Dana Lender sudah dibuka',
  'onboardingLists.banks.intro':
    'Rekening ini dipakai untuk pencairan dan pembayaran. Tambahkan sedikitnya satu.',
  'onboardingLists.banks.emptyTitle': 'Belum ada rekening',
  'onboardingLists.banks.emptyBody': 'Tambahkan rekening atas nama Anda untuk melanjutkan.',
  'onboardingLists.banks.saved': 'Rekening tersimpan',
  'onboardingLists.banks.deleted': 'Rekening dihapus',
  'onboardingLists.banks.deleteTitle': 'Hapus rekening ini?',
  'onboardingLists.banks.deleteBody':
    '{name} akan dihapus. Mutasi yang sudah diunggah untuk rekening ini ikut terhapus.',

  'onboardingLists.statements.intro':
    'Unggah mutasi {count, plural, other {# bulan}} penuh terakhir dari sedikitnya satu rekening: PDF, JPG, atau PNG, paling besar 10 MB. Setiap berkas langsung tersimpan.',
  'onboardingLists.statements.file': `Mutasi ${month} {year}`,
  'onboardingLists.statements.document': 'Berkas Mutasi',
  'onboardingLists.statements.documentType': 'Jenis Dokumen',
  'onboardingLists.statements.documentTypeHelp': 'Berlaku untuk semua bulan rekening ini.',
  'onboardingLists.statements.progress': '{done} dari {total} bulan',
  'onboardingLists.statements.complete': 'Lengkap',
  'onboardingLists.statements.olderTitle': 'Bulan lain yang tersimpan',
  'onboardingLists.statements.deleteOneTitle': 'Hapus mutasi ini?',
  'onboardingLists.statements.deleteOneBody': `Mutasi ${month} {year} akan dihapus.`,
  'onboardingLists.statements.deleteAll': 'Hapus Semua Mutasi',
  'onboardingLists.statements.deleteAllTitle': 'Hapus semua mutasi rekening ini?',
  'onboardingLists.statements.deleteAllBody':
    '{count, plural, other {# berkas mutasi}} dari {name} akan dihapus.',
  'onboardingLists.statements.deleted': 'Mutasi dihapus',
  'onboardingLists.statements.oneNotDeleted': `Mutasi ${month} {year} belum terhapus. Silakan coba lagi.`,
  'onboardingLists.statements.notDeleted': 'Mutasi belum terhapus. Silakan coba lagi.',
  'onboardingLists.statements.typeNotSaved':
    'Jenis dokumen belum tersimpan untuk semua bulan. Silakan coba lagi.',
  'onboardingLists.statements.notStored': 'Mutasi belum tersimpan. Silakan coba lagi.',
  'onboardingLists.statements.unsure':
    'Jawaban server tidak kami terima. Coba lagi; kami periksa dulu agar tidak tersimpan dua kali.',
  'onboardingLists.statements.accountGone':
    'Rekening ini sudah dihapus di tempat lain, beserta mutasinya.',
  'onboardingLists.statements.emptyTitle': 'Belum ada rekening bank',
  'onboardingLists.statements.emptyBody':
    'Mutasi diunggah untuk setiap rekening. Tambahkan rekening Anda terlebih dahulu.',
  'onboardingLists.statements.toBanks': 'Ke Rekening Bank',
  'onboardingLists.statements.missingBank': 'Tambahkan rekening bank terlebih dahulu',
  'onboardingLists.statements.missingMonth': `Unggah mutasi ${month} {year}`,

  'onboardingLists.reports.add': 'Tambah Laporan',
  'onboardingLists.reports.save': 'Simpan Laporan',
  'onboardingLists.reports.card': 'Laporan {number}',
  'onboardingLists.reports.year': 'Tahun',
  'onboardingLists.reports.month': 'Bulan',
  'onboardingLists.reports.documentTypeId': 'Jenis Laporan',
  'onboardingLists.reports.document': 'Berkas Laporan',
  'onboardingLists.reports.introOptional':
    'Opsional. Tambahkan laporan keuangan bila Anda memilikinya, atau lanjutkan.',
  'onboardingLists.reports.introRequired': 'Tambahkan sedikitnya satu laporan keuangan.',
  'onboardingLists.reports.emptyTitle': 'Belum ada laporan keuangan',
  'onboardingLists.reports.emptyBodyOptional': 'Bagian ini boleh dikosongkan.',
  'onboardingLists.reports.emptyBodyRequired': 'Tambahkan laporan keuangan untuk melanjutkan.',
  'onboardingLists.reports.missing': 'Tambahkan sedikitnya satu laporan keuangan',
  'onboardingLists.reports.saved': 'Laporan tersimpan',
  'onboardingLists.reports.deleted': 'Laporan dihapus',
  'onboardingLists.reports.deleteTitle': 'Hapus laporan ini?',
  'onboardingLists.reports.deleteBody': '{name} akan dihapus.',

  'onboardingLists.collateral.add': 'Tambah Agunan',
  'onboardingLists.collateral.save': 'Simpan Agunan',
  'onboardingLists.collateral.card': 'Agunan {number}',
  'onboardingLists.collateral.documentTypeId': 'Jenis Agunan',
  'onboardingLists.collateral.typeNameOther': 'Jenis Lainnya',
  'onboardingLists.collateral.description': 'Keterangan',
  'onboardingLists.collateral.value': 'Nilai',
  'onboardingLists.collateral.publishDate': 'Tanggal Terbit',
  'onboardingLists.collateral.expiredDate': 'Tanggal Kedaluwarsa',
  'onboardingLists.collateral.file': 'Berkas Agunan',
  'onboardingLists.collateral.missing': 'Tambahkan sedikitnya satu agunan',
  'onboardingLists.collateral.introRequired': 'Tambahkan sedikitnya satu agunan.',
  'onboardingLists.collateral.introOptional':
    'Opsional. Tambahkan agunan bila Anda memilikinya, atau lanjutkan.',
  'onboardingLists.collateral.emptyTitle': 'Belum ada agunan',
  'onboardingLists.collateral.emptyBodyRequired': 'Tambahkan agunan untuk melanjutkan.',
  'onboardingLists.collateral.emptyBodyOptional': 'Bagian ini boleh dikosongkan.',
  'onboardingLists.collateral.saved': 'Agunan tersimpan',
  'onboardingLists.collateral.deleted': 'Agunan dihapus',
  'onboardingLists.collateral.deleteTitle': 'Hapus agunan ini?',
  'onboardingLists.collateral.deleteBody': '{name} akan dihapus.',
});
