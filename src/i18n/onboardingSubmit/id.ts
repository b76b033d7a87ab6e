import { defineMessages } from '../defineMessages';

/** Words of the end of onboarding: what the review asks for, and a save or submit that failed half-way. */
export const onboardingSubmit = defineMessages({
  'onboardingSubmit.consentTitle': 'Persetujuan merchant',
  'onboardingSubmit.consentBody':
    'Anda mendaftar melalui merchant tanpa kode referral. Unggah surat persetujuan yang sudah Anda tanda tangani.',

  'onboardingSubmit.ekycOfCompany': 'Kami mencocokkan KTP dan swafoto penanggung jawab perusahaan.',

  'onboardingSubmit.failed.title': 'Pengajuan belum terkirim',
  'onboardingSubmit.failed.uncertainTitle': 'Belum pasti apakah pengajuan terkirim',
  'onboardingSubmit.failed.uncertain':
    'Jawaban Anda sudah tersimpan. Jika pengajuan ternyata sudah terkirim, mengirim lagi tidak mengirimnya dua kali.',
  'onboardingSubmit.failed.answers': 'Kelengkapan pengajuan belum tersimpan.',
  'onboardingSubmit.failed.esign': 'Tanda tangan elektronik belum dapat disiapkan.',
  'onboardingSubmit.failed.status': 'Jawaban Anda sudah tersimpan, tetapi belum terkirim.',
  'onboardingSubmit.failed.statusAfterEsign':
    'Jawaban Anda sudah tersimpan dan tanda tangan elektronik sudah disiapkan, tetapi pengajuan belum terkirim.',
  'onboardingSubmit.failed.otherTab': 'Pengajuan ini masih dikirim di tab lain.',
  'onboardingSubmit.failed.otherTabAdvice':
    'Tunggu hasilnya di tab itu, atau tutup tab itu lalu kirim lagi dari sini.',
  'onboardingSubmit.failed.offline':
    'Koneksi terputus. Isian Anda aman; kirim lagi setelah koneksi kembali.',
  'onboardingSubmit.failed.timeout':
    'Server terlalu lama menjawab. Isian Anda aman; silakan kirim lagi.',
  'onboardingSubmit.failed.moved':
    'Status pengajuan Anda sudah berubah. Isian Anda aman; silakan kirim lagi.',
  'onboardingSubmit.failed.signers': '{reason}. Lengkapi dahulu, lalu kirim lagi.',
  'onboardingSubmit.toSigners': 'Buka {title}',

  'onboardingSubmit.half.stored': 'Sudah tersimpan: {parts}.',
  'onboardingSubmit.half.failed':
    'Belum tersimpan: {part}. Saat Anda menyimpan lagi, hanya yang belum tersimpan yang dikirim.',
  'onboardingSubmit.part.detail': 'isian Anda',
  'onboardingSubmit.part.pic': 'data penanggung jawab',
  'onboardingSubmit.part.schedule': 'jadwal konsultasi',
  'onboardingSubmit.part.step': 'tanda bahwa langkah ini selesai',
});
