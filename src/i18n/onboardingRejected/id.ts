import { defineMessages } from '../defineMessages';

/** Words of the page of an application that was not accepted. Texts quoted in the spec stand word for word. */
export const onboardingRejected = defineMessages({
  'onboardingRejected.title': 'Pengajuan Anda belum dapat disetujui',
  'onboardingRejected.intro':
    'Terima kasih atas waktu dan kepercayaan Anda. Kami mengerti ini bukan kabar yang Anda harapkan.',
  'onboardingRejected.reason': 'Alasan',
  'onboardingRejected.reason.ekyc':
    'Identitas Anda tidak dapat kami verifikasi, sehingga pengajuan ini belum dapat dilanjutkan.',
  'onboardingRejected.reason.ekycOfCompany':
    'Identitas penanggung jawab perusahaan tidak dapat kami verifikasi, sehingga pengajuan ini belum dapat dilanjutkan.',
  'onboardingRejected.reason.notEligible':
    'Setelah kami periksa, pengajuan ini belum memenuhi syarat kami saat ini.',
  'onboardingRejected.next': 'Yang dapat Anda lakukan',
  'onboardingRejected.contact': 'Hubungi kami',
  'onboardingRejected.contactBody':
    'Tim {productName} siap menjelaskan alasannya dan menjawab pertanyaan Anda. Sebutkan email akun Anda.',
  'onboardingRejected.email': 'Email',
  'onboardingRejected.phone': 'Telepon',
  'onboardingRejected.account': 'Email akun Anda',
  'onboardingRejected.documents': 'Siapkan dokumen pendukung',
  'onboardingRejected.documentsBody':
    'Jika ada data yang keliru atau sudah berubah, siapkan dokumen yang menunjukkannya.',
  'onboardingRejected.news': 'Tunggu kabar dari kami',
  'onboardingRejected.newsBody':
    'Jika status pengajuan Anda berubah, kami memberi tahu Anda lewat notifikasi.',
});
