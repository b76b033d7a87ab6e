import { defineMessages } from '../defineMessages';

/** Messages of the area `notices`: what the app reports by itself, outside any screen. */
export const notices = defineMessages({
  'notices.otpSent.title': 'OTP Berhasil Dikirim',
  'notices.otpSent.sms': 'Kode OTP telah dikirim ulang ke nomor telepon Anda.',
  'notices.otpSent.email': 'Kode OTP telah dikirim ulang ke email Anda.',
  'notices.draftNotKept':
    'Isian yang belum disimpan tidak dapat dijaga di perangkat ini. Simpan setiap langkah sebelum menutup halaman.',
  'notices.statusMoved': 'Status pengajuan Anda sudah berubah.',
  'notices.uploadCancelled': 'Unggahan dibatalkan.',
  'notices.pictureTooLarge': 'Gambar terlalu besar untuk diolah. Pilih gambar yang lebih kecil.',
});
