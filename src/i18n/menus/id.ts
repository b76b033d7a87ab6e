import { defineMessages } from '../defineMessages';

/** Words of the menus, and of links that lead out of the app. Titles quoted in the spec stand word for word. */
export const menus = defineMessages({
  'menus.settings': 'Pengaturan',
  'menus.dashboard': 'Dashboard',
  'menus.loan': 'Pengajuan Pinjaman',
  'menus.billing': 'Daftar Tagihan',
  'menus.payment': 'Daftar Pembayaran',
  'menus.notification': 'Notifikasi',
  'menus.loanMarketplace': 'Pasar Pinjaman',
  'menus.factSheet': 'Lembar Fakta',
  'menus.transaction': 'Transaksi',
  'menus.borrowerInformation': 'Borrower Information',
  'menus.funderInformation': 'Funder Information',
  'menus.partnerInformation': 'Trade Checking Information',
  'menus.document': 'Dokumen',
  'menus.shareholder': 'Pengurus/Pemegang Saham',
  'menus.bankAccount': 'Daftar Bank',
  'menus.funderBankAccount': 'Rekening Dana Lender',

  'menus.external': '(situs lain)',
  'menus.account': 'Akun Anda',
  'menus.role.borrower': 'Peminjam',
  'menus.role.funder': 'Pendana',
  'menus.role.partner': 'Partner',
  'menus.role.tradeChecking': 'Pihak Trade Checking',
  'menus.help.title': 'Butuh bantuan?',
  'menus.help.body': 'Hubungi tim {productName}:',

  'menus.leave.title': 'Tinggalkan {productName}?',
  'menus.leave.body': 'Tautan ini membuka situs lain di tab baru:',
  'menus.leave.advice':
    'Jangan pernah memasukkan kata sandi atau kode OTP {productName} di situs lain.',
  'menus.leave.confirm': 'Buka situs',
  'menus.leave.failed': 'Tautan ini belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.',
  'menus.label': 'Menu utama',
  'menus.open': 'Buka menu',
  'menus.close': 'Tutup menu',
});
