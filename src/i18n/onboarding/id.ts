import { defineMessages } from '../defineMessages';

/** Words of onboarding. Titles and texts quoted in the spec stand word for word. */
export const onboarding = defineMessages({
  'onboarding.undefinedStep': 'Undefined step',
  'onboarding.undefinedSubStep': 'Undefined sub step',

  'onboarding.step.personal': 'Data Pribadi',
  'onboarding.step.employment': 'Pekerjaan dan Penghasilan',
  'onboarding.step.family': 'Keluarga',
  'onboarding.step.company': 'Data Perusahaan',
  'onboarding.step.pic': 'Penanggung Jawab',
  'onboarding.step.management': 'Pengurus dan Pemegang Saham',
  'onboarding.step.partnership': 'Kemitraan',
  'onboarding.step.finance': 'Keuangan',
  'onboarding.step.business': 'Usaha',
  'onboarding.step.consultation': 'Konsultasi',
  'onboarding.step.review': 'Tinjau dan Kirim',

  'onboarding.subStep.personalData': 'Data Pribadi',
  'onboarding.subStep.identity': 'Identitas',
  'onboarding.subStep.domicile': 'Alamat Domisili',
  'onboarding.subStep.employment': 'Pekerjaan dan Penghasilan',
  'onboarding.subStep.spouse': 'Data Pasangan',
  'onboarding.subStep.emergencyContact': 'Kontak Darurat',
  'onboarding.subStep.companyProfile': 'Profil Perusahaan',
  'onboarding.subStep.companyAddress': 'Alamat Perusahaan',
  'onboarding.subStep.legalDocuments': 'Dokumen Legal',
  'onboarding.subStep.pic': 'Penanggung Jawab',
  'onboarding.subStep.managementShareholders': 'Pengurus dan Pemegang Saham',
  'onboarding.subStep.partnership': 'Kemitraan',
  'onboarding.subStep.banks': 'Rekening Bank',
  'onboarding.subStep.bankStatements': 'Mutasi Rekening',
  'onboarding.subStep.financialStatements': 'Laporan Keuangan',
  'onboarding.subStep.businessPhotos': 'Foto Usaha',
  'onboarding.subStep.collateral': 'Dokumen Agunan',
  'onboarding.subStep.providerFamily': 'Keluarga dan Konsultasi',
  'onboarding.subStep.review': 'Tinjau dan Kirim',

  'onboarding.hub.title': 'Pengajuan Anda',
  'onboarding.hub.intro':
    'Lengkapi langkah-langkah di bawah ini. Anda bisa berhenti kapan saja dan melanjutkan nanti.',
  'onboarding.hub.start': 'Mulai',
  'onboarding.hub.resume': 'Lanjutkan',
  'onboarding.hub.review': 'Tinjau dan Kirim',
  'onboarding.hub.revise': 'Perbaiki',
  'onboarding.hub.progress': '{completed} dari {total} bagian lengkap',
  // Without a plural, which Indonesian does not have: its rules take a cheap phone some forty
  // milliseconds, on the first page after a sign-in.
  'onboarding.hub.minutesLeft': 'Kira-kira {minutes} menit lagi',
  'onboarding.hub.reviewLeft': 'Tinggal tinjau dan kirim',
  'onboarding.hub.sent': 'Jawaban Anda sudah terkirim',
  'onboarding.hub.toBeRevised': '{count} bagian perlu direvisi',
  'onboarding.hub.waiting':
    'Pengajuan Anda sudah kami terima dan menunggu e-KYC. Jawaban masih bisa Anda ubah.',
  'onboarding.hub.waitingResult':
    'Foto untuk e-KYC sudah kami terima. Pengajuan Anda menunggu hasilnya; jawaban masih bisa Anda ubah.',
  'onboarding.hub.seeStatus': 'Lihat status pengajuan',
  'onboarding.hub.revision':
    'Ada bagian yang perlu Anda perbaiki. Buka bagian yang ditandai, perbaiki atau nyatakan sudah sesuai, lalu kirim kembali.',
  'onboarding.hub.revisionUnmarked':
    'Ada yang perlu Anda perbaiki. Buka bagian yang dimaksud, perbaiki, lalu kirim kembali.',
  'onboarding.hub.revisionDone':
    'Semua bagian yang ditandai sudah direvisi. Tinjau jawaban Anda, lalu kirim kembali.',
  'onboarding.hub.flagged': 'Yang perlu direvisi',
  'onboarding.hub.flaggedLeft': 'Tersisa {left} dari {total} bagian',
  'onboarding.hub.needed': 'Siapkan {documents}.',
  'onboarding.hub.steps': 'Langkah pengajuan',

  'onboarding.paper.ktp': 'KTP',
  'onboarding.paper.npwp': 'NPWP',
  'onboarding.paper.deed': 'akta pendirian',
  'onboarding.paper.decree': 'SK Kemenkumham',
  'onboarding.paper.nib': 'NIB',
  'onboarding.paper.appointmentLetter': 'surat penunjukan',
  'onboarding.paper.recommendationLetter': 'surat rekomendasi mitra',
  'onboarding.paper.bankStatements': 'mutasi rekening {months} bulan terakhir',
  'onboarding.paper.financialStatements': 'laporan keuangan',
  'onboarding.paper.businessPhotos': 'foto usaha',

  'onboarding.state.complete': 'Lengkap',
  'onboarding.state.incomplete': 'Belum',
  'onboarding.state.toBeRevised': 'Perlu direvisi',
  'onboarding.state.revised': 'Sudah direvisi',

  'onboarding.backToHub': 'Daftar langkah',
  'onboarding.position': 'Langkah {number} dari {total}',
  'onboarding.draft.savedAt': 'Draf tersimpan di perangkat ini, {time}',
  'onboarding.saved.moreTyped':
    'Isian Anda tersimpan. Yang Anda ubah sesudahnya belum; simpan lagi untuk melanjutkan.',
  'onboarding.saveFailed.title': 'Belum tersimpan di server',
  'onboarding.saveFailed.offline':
    'Koneksi terputus. Isian Anda aman di perangkat ini; simpan lagi setelah koneksi kembali.',
  'onboarding.saveFailed.timeout':
    'Server terlalu lama menjawab. Isian Anda aman; silakan simpan lagi.',
  'onboarding.saveFailed.busy':
    'Terlalu banyak permintaan. Isian Anda aman; simpan lagi {waitS, plural, =0 {beberapa saat lagi} other {dalam # detik}}.',
  'onboarding.saveFailed.sessionEnded':
    'Sesi Anda sudah habis. Isian Anda aman; buka lagi halaman ini untuk melanjutkan.',
  'onboarding.saveFailed.other': 'Terjadi kesalahan, silahkan coba lagi nanti. Isian Anda aman.',
  'onboarding.saveFailed.reason': '{reason}. Isian Anda aman.',
  'onboarding.readOnly': 'Bagian ini tidak dapat diubah saat ini.',
  'onboarding.revisionNote': 'Catatan revisi',
  'onboarding.revision.confirm': 'Sudah sesuai',
  'onboarding.revision.help':
    'Perbaiki yang dicatat, lalu tekan “Simpan & Lanjutkan”. Jika jawaban Anda sudah benar, tekan “Sudah sesuai”.',
  'onboarding.revision.done': 'Bagian ini masih bisa Anda ubah sampai pengajuan dikirim kembali.',
  'onboarding.revision.previous': 'Sebelumnya: {value}',
  'onboarding.revision.previousNone': 'Sebelumnya: belum diisi',
  'onboarding.revision.unchanged':
    'Belum ada yang berubah di bagian ini. Ubah yang dicatat, atau tekan “Sudah sesuai” jika sudah benar.',
  'onboarding.revision.unsaved':
    'Ada perubahan yang belum disimpan. Simpan dulu, atau kembalikan seperti semula.',

  'onboarding.draft.restoredTitle': 'Draf Anda dipulihkan',
  'onboarding.draft.restoredBody': 'Isian yang belum tersimpan dari {time} sudah kami kembalikan.',
  'onboarding.draft.staleTitle': 'Ada draf yang lebih lama',
  'onboarding.draft.mergedBody':
    'Isian yang belum tersimpan dari {time} sudah kami kembalikan. Isian lain di bagian ini memakai data terbaru dari server.',
  'onboarding.draft.chooseBody':
    'Sesudah draf dari {time} dibuat, isian berikut juga berubah di server. Pilih yang ingin Anda pakai; data di server baru berubah setelah Anda menyimpan.',
  'onboarding.draft.goneBody':
    'Draf dari {time} mengubah data yang sudah dihapus dari server. Lanjutkan sebagai data baru, atau buang?',
  'onboarding.draft.choose': 'Pilih salah satu',
  'onboarding.draft.looksSame':
    'Keduanya berbeda pada angka yang disembunyikan. Tekan “Tampilkan” untuk membandingkan.',
  'onboarding.draft.onDevice': 'Di perangkat ini',
  'onboarding.draft.onServer': 'Tersimpan di server',
  'onboarding.draft.continue': 'Lanjutkan draf',
  'onboarding.draft.discard': 'Buang',
  'onboarding.draft.hubTitle': 'Ada isian yang belum tersimpan',
  'onboarding.draft.hubBody': 'Masih aman di perangkat ini: {parts}.',
  'onboarding.draft.conflictTitle': 'Bagian ini juga diisi di tab lain',
  'onboarding.draft.conflictBody':
    'Isian di tab ini tetap dipakai. Pilih isian tab mana yang dipakai, lalu tutup tab lainnya.',
  'onboarding.draft.takeOthers': 'Pakai isian tab lain',
  'onboarding.draft.keepMine': 'Tetap pakai isian ini',

  'onboarding.otherTab.title': 'Bagian ini juga terbuka di tab lain',
  'onboarding.otherTab.body':
    'Sebaiknya isi di satu tab saja. Jika isian yang sama diubah di kedua tab, yang berlaku adalah yang terakhir disimpan.',
  'onboarding.otherTab.savedTitle': 'Bagian ini baru saja disimpan di tab lain',
  'onboarding.otherTab.savedBody':
    'Yang tampil di sini adalah data sebelumnya. Jika Anda menyimpan di sini, hanya isian yang Anda ubah di tab ini yang diganti; perubahan lain dari tab lain tetap tersimpan.',
  'onboarding.otherTab.showNewest': 'Tampilkan data terbaru',

  'onboarding.brokenPart.title': 'Bagian ini tidak dapat ditampilkan',
  'onboarding.brokenPart.body':
    'Bagian lain tetap dapat diisi dan disimpan. Tidak ada isian yang hilang.',

  'onboarding.load.failedTitle': 'Data belum dapat dimuat',
  'onboarding.load.failedBody': 'Periksa koneksi Anda, lalu coba lagi. Tidak ada data yang hilang.',
  'onboarding.load.noFlow': 'Akun ini tidak memiliki data pengajuan',

  'onboarding.review.intro': 'Periksa kembali jawaban Anda sebelum mengirim.',
  'onboarding.review.edit': 'Ubah',
  'onboarding.review.editOf': 'Ubah {title}',
  'onboarding.review.missingTitle': 'Masih ada yang belum lengkap',
  'onboarding.review.missingPart': '{title}: {missing}',
  'onboarding.review.unsaved': 'ada isian yang belum disimpan',
  'onboarding.review.toBeRevised': 'perlu direvisi, atau nyatakan sudah sesuai',
  'onboarding.review.empty': 'Tidak diisi',
  'onboarding.review.previous': 'Sebelumnya:',
  'onboarding.review.show': 'Tampilkan',
  'onboarding.review.hide': 'Sembunyikan',
  'onboarding.review.declaration':
    'Saya menyatakan bahwa seluruh data dan dokumen yang saya berikan adalah benar.',
  'onboarding.review.declarationTitle': 'Pernyataan',
  'onboarding.review.declarationMissing': 'Centang pernyataan ini untuk mengirim pengajuan',
  'onboarding.review.submit': 'Kirim Pengajuan',
  'onboarding.review.sent':
    'Pengajuan ini sudah dikirim. Perubahan yang Anda simpan langsung kami terima.',
  'onboarding.review.consent': 'Persetujuan Pengguna Merchant',

  'onboarding.submitted.title': 'Pengajuan Anda telah terkirim',
  'onboarding.submitted.intro':
    'Terima kasih. Kami akan memberi tahu Anda setiap kali ada kabar baru.',
  'onboarding.submitted.waitingTitle': 'Menunggu persetujuan',
  'onboarding.submitted.waitingIntro':
    'Kami menunggu persetujuan kontak darurat Anda. Setelah itu Anda dapat mulai mengisi data; kami memberi tahu Anda.',
  'onboarding.submitted.waitingIntroOfCompany':
    'Tim kami masih memeriksa persetujuan untuk perusahaan Anda. Setelah itu Anda dapat mulai mengisi data; kami memberi tahu Anda.',
  'onboarding.submitted.repeatTitle': 'e-KYC perlu diulang',
  'onboarding.submitted.repeatIntro':
    'Identitas Anda belum dapat kami verifikasi. Data dan dokumen Anda yang lain tetap tersimpan.',
  'onboarding.submitted.repeatIntroOfCompany':
    'Identitas penanggung jawab perusahaan belum dapat kami verifikasi. Data dan dokumen yang lain tetap tersimpan.',
  'onboarding.submitted.repeatReason': 'Alasan',
  'onboarding.submitted.repeatReasonBody':
    'Foto KTP atau swafoto belum dapat kami cocokkan. Siapkan foto yang terang, jelas, dan tidak terpotong.',
  'onboarding.submitted.repeatWay': 'Cara mengulang',
  'onboarding.submitted.repeatWayBody':
    'Ambil ulang foto KTP dan selfie dengan KTP, dengan kamera perangkat ini atau ponsel Anda.',
  'onboarding.submitted.repeatWayBodyOfCompany':
    'Setelah Anda menekan tombol ini, kami mengirim tautan baru ke email penanggung jawab perusahaan. Ia memotret ulang KTP dan swafotonya sendiri lewat tautan itu.',
  'onboarding.submitted.repeatHelp': 'Butuh bantuan? Hubungi kami dan sebutkan email akun Anda.',
  'onboarding.submitted.timeline': 'Perjalanan pengajuan',
  'onboarding.submitted.done': 'Selesai',
  'onboarding.submitted.current': 'Sedang berlangsung',
  'onboarding.submitted.next': 'Berikutnya',
  'onboarding.submitted.stopped': 'Tidak dilanjutkan',
  'onboarding.submitted.consent': 'Persetujuan kontak darurat',
  'onboarding.submitted.consentBody':
    'Kontak darurat Anda menerima formulir persetujuan. Setelah disetujui, tim kami memeriksanya.',
  'onboarding.submitted.consentOfCompany': 'Persetujuan',
  'onboarding.submitted.consentOfCompanyBody':
    'Tim kami memeriksa persetujuan untuk perusahaan Anda.',
  'onboarding.submitted.answers': 'Pengisian data',
  'onboarding.submitted.answersBody': 'Anda mengisi data dan dokumen, lalu mengirimkannya.',
  'onboarding.submitted.sent': 'Pengajuan terkirim',
  'onboarding.submitted.sentBody': 'Data dan dokumen Anda sudah kami terima.',
  'onboarding.submitted.esign': 'Tanda tangan elektronik',
  'onboarding.submitted.esignBody':
    'Pengurus dan pemegang saham menerima undangan untuk menandatangani dokumen secara elektronik. Pengajuan berlanjut setelah semuanya menandatangani.',
  'onboarding.submitted.ekyc': 'Verifikasi identitas (e-KYC)',
  'onboarding.submitted.ekycBody': 'Kami mencocokkan KTP dan swafoto Anda.',
  'onboarding.submitted.analysis': 'Analisis tim kami',
  'onboarding.submitted.analysisBody': 'Tim kami menilai pengajuan Anda.',
  'onboarding.submitted.decision': 'Keputusan',
  'onboarding.submitted.decisionBody': 'Anda menerima hasilnya lewat notifikasi dan email.',
  'onboarding.submitted.home': 'Ke halaman utama',
  'onboarding.submitted.seeAnswers': 'Lihat jawaban saya',
});
