import { defineMessages } from '../defineMessages';

/** Words around the terms; the text itself is in `termsText`. */
export const terms = defineMessages({
  'terms.title': 'Syarat dan Ketentuan',
  'terms.intro': 'Baca dan setujui syarat ini untuk mulai memakai {productName}.',
  'terms.version': 'Versi {version}, berlaku sejak {date}',
  'terms.contact': 'Pertanyaan tentang syarat ini? Hubungi kami: {contact}.',
  'terms.agreement': 'Saya sudah membaca dan menyetujui Syarat dan Ketentuan {productName}',
  'terms.untickedError': 'Centang kotak ini untuk menyetujui',
  'terms.contents': 'Isi halaman ini',
  'terms.how': 'Centang persetujuan di akhir halaman, lalu tekan Setuju.',
  'terms.submit': 'Setuju',
  'terms.failedTitle': 'Persetujuan belum tersimpan',
});
