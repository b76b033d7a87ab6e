import { defineMessages } from '../defineMessages';

/** Words of the consent page. Texts quoted in the spec stand word for word. */
export const consent = defineMessages({
  'consent.title': 'Formulir Persetujuan',
  'consent.lead': 'Silakan baca formulir ini. Membukanya belum berarti Anda menyetujuinya.',
  'consent.download': 'Unduh',
  'consent.fileName': 'Formulir Persetujuan Kontak Darurat.pdf',
  'consent.page': 'Halaman {page} dari {total}',
  'consent.size': 'Ukuran tampilan',
  'consent.larger': 'Perbesar',
  'consent.smaller': 'Perkecil',
  'consent.notFound.title': 'Consent Tidak Ditemukan!',
  'consent.notFound.body': 'Silahkan hubungi tim {productName} untuk mengirimkan ulang Consent.',
});
