import { defineMessages } from '../defineMessages';

/** Messages of a page in the frame of a portal. */
export const embedding = defineMessages({
  'embedding.portal.title': 'Lanjutkan dari portal Anda',
  'embedding.portal.body':
    'Sesi di halaman ini belum dimulai atau sudah berakhir. Buka kembali halaman ini dari portal atau tautan yang Anda pakai. Isian yang belum disimpan tetap ada di perangkat ini.',
  'embedding.close.title': 'Tutup halaman ini?',
  'embedding.close.body':
    'Ada isian, berkas, atau foto yang belum tersimpan. Isian tetap ada di perangkat ini selama 24 jam, tetapi unggahan yang belum selesai dibatalkan dan foto e-KYC yang belum terkirim hilang.',
  'embedding.close.close': 'Tutup',
  'embedding.closed.title': 'Halaman ini sudah ditutup',
  'embedding.closed.body': 'Kembali ke portal Anda untuk melanjutkan.',
});
