import { defineMessages } from '../defineMessages';

/** Words of the settings; the titles of the pages are those of the menu. */
export const settings = defineMessages({
  'settings.information.lead': 'Jawaban Anda dalam pengajuan, seperti yang kami simpan.',
  'settings.information.contents': 'Isi halaman ini',
  'settings.information.print': 'Cetak',
  'settings.information.printed': 'Dicetak dari {productName} pada {date}',

  'settings.account.title': 'Akun',
  'settings.account.email': 'Email',
  'settings.account.status': 'Status',

  'settings.password.title': 'Kata Sandi',
  'settings.password.body':
    'Setelah kata sandi diganti, perangkat lain yang masuk dengan akun ini keluar.',
  'settings.password.open': 'Ubah Kata Sandi',
  'settings.password.old': 'Kata Sandi Lama',
  'settings.password.failedTitle': 'Kata sandi belum diganti',
  'settings.password.uncertainTitle': 'Belum pasti kata sandi sudah diganti',
  'settings.password.uncertain':
    'Kami belum tahu hasilnya. Tekan Simpan sekali lagi; kata sandi tidak diganti dua kali.',
  'settings.password.maybeChanged':
    'Kata sandi mungkin sudah diganti oleh percobaan sebelumnya. Coba kata sandi baru Anda di isian Kata Sandi Lama.',
  'settings.password.leaveTitle': 'Kata sandi sedang diganti',
  'settings.password.leaveBody':
    'Tunggu sebentar sampai hasilnya diketahui. Bila Anda pergi sekarang, kata sandi mungkin sudah diganti.',
  'settings.password.leave': 'Pergi Tanpa Menunggu',
  'settings.password.changed': 'Kata sandi Anda sudah diganti',

  'settings.document.lead': 'Dokumen yang Anda unggah selama pengajuan dan sesudahnya.',
  'settings.document.emptyTitle': 'Belum ada dokumen',
  'settings.document.emptyBody': 'Dokumen yang Anda tambahkan akan tampil di sini.',
  'settings.document.count': '{count, plural, other {# dokumen}}',
  'settings.document.others': 'Dokumen Lain',
  'settings.document.addedOn': 'Ditambahkan {date}',
  'settings.document.downloadFailed':
    '{name} belum dapat diunduh. Periksa koneksi Anda, lalu coba lagi.',
  'settings.document.add': 'Tambah Dokumen',
  'settings.document.addTitle': 'Dokumen baru',
  'settings.document.save': 'Simpan Dokumen',
  'settings.document.saved': 'Dokumen tersimpan',
  'settings.document.failedTitle': 'Dokumen belum tersimpan',
  'settings.document.leaveTitle': 'Dokumen ini belum disimpan',
  'settings.document.leaveBody':
    'Simpan dulu agar dokumen ini masuk ke daftar. Bila Anda pergi sekarang, isiannya tetap ada sebagai draf di perangkat ini.',
  'settings.document.leave': 'Pergi Tanpa Menyimpan',
  'settings.document.discardBody': 'Nama dan berkas yang belum disimpan akan hilang.',
  'settings.document.helpTitle': 'Tentang dokumen tambahan',
  'settings.document.helpName':
    'Beri nama yang mudah dikenali. Setiap dokumen punya nama yang berbeda.',
  'settings.document.helpWhole': 'Satukan halaman yang termasuk satu dokumen dalam satu berkas.',
  'settings.document.helpKept': 'Dokumen yang sudah tersimpan tidak dapat dihapus di sini.',

  'settings.shareholder.lead':
    'Pengurus dan pemegang saham perusahaan, seperti dalam pengajuan Anda.',
  'settings.shareholder.list': 'Daftar orang dan badan usaha',
  'settings.shareholder.emptyTitle': 'Belum ada pengurus atau pemegang saham',
  'settings.shareholder.emptyBody':
    'Data ini diisi saat pengajuan. Hubungi kami bila ada yang perlu ditambahkan.',

  'settings.bankAccount.emptyBody': 'Tambahkan rekening atas nama Anda atau perusahaan Anda.',
  'settings.bankAccount.helpTitle': 'Tentang rekening Anda',
  'settings.bankAccount.helpOwner':
    'Gunakan rekening atas nama Anda atau perusahaan Anda, agar transfer tidak tertunda.',
  'settings.bankAccount.helpMasked':
    'Nomor rekening disamarkan. Tekan “Tampilkan” untuk melihat nomor lengkapnya.',
  'settings.bankAccount.helpLast':
    'Harus ada minimal satu rekening. Tambahkan yang baru sebelum menghapus yang terakhir.',
  'settings.bankAccount.helpRemoval':
    'Bila rekening dihapus, mutasi rekening yang Anda unggah untuknya ikut terhapus.',
});
