import { defineMessages } from '../defineMessages';

/** Words of the e-KYC: its page, and the ways there. */
export const ekyc = defineMessages({
  'ekyc.wait.title': 'Menyiapkan e-KYC',
  'ekyc.wait.body': 'Mohon tunggu sebentar, tautan Anda sedang diperiksa.',
  'ekyc.link.refused.title': 'Tautan e-KYC ini tidak berlaku lagi',
  'ekyc.link.refused.body':
    'Tautan hanya berlaku sebentar: mungkin sudah kedaluwarsa, sudah dipakai, atau diganti dengan yang baru.',
  'ekyc.link.malformed.title': 'Tautan e-KYC ini tidak lengkap',
  'ekyc.link.malformed.body':
    'Tautan mungkin terpotong saat disalin. Buka lagi tautan yang lengkap dari email atau kode QR Anda.',
  'ekyc.link.missing.title': 'Buka lagi tautan e-KYC Anda',
  'ekyc.link.missing.body':
    'Halaman ini dibuka tanpa tautan, atau sesinya sudah berakhir. Foto yang sudah terkirim tetap tersimpan.',
  'ekyc.link.unsent.title': 'Foto Anda belum terkirim',
  'ekyc.link.unsent.body':
    'Sesi Anda berakhir sebelum foto KTP dan selfie tersimpan. Buka lagi tautan e-KYC Anda, lalu ambil kedua foto sekali lagi.',
  'ekyc.link.failed.title': 'Tautan Anda belum dapat diperiksa',
  'ekyc.link.advice':
    'Minta tautan baru: masuk dengan akun yang mengajukan, lalu pilih ‘Lanjutkan e-KYC’. Penanggung jawab perusahaan dapat memintanya dari pemilik akun.',
  'ekyc.link.login': 'Masuk dengan email',
  'ekyc.link.signedIn':
    'Anda masih masuk di peramban ini. Lanjutkan dengan akun itu untuk mendapatkan tautan baru.',
  'ekyc.link.goOn': 'Lanjutkan',
  'ekyc.otherUser.title': 'Tautan ini untuk akun lain',
  'ekyc.otherUser.body':
    'Di peramban ini {email} sedang masuk, tetapi tautan e-KYC ini untuk akun lain. Isian yang belum tersimpan tetap ada di perangkat ini.',
  'ekyc.otherUser.take': 'Keluar dan pakai tautan ini',
  'ekyc.otherUser.keep': 'Tetap sebagai {email}',
  'ekyc.otherUser.openAgain':
    'Untuk memakai tautan itu, buka tautannya sekali lagi dari email atau kode QR Anda.',
  'ekyc.intro.title': 'Verifikasi identitas (e-KYC)',
  'ekyc.intro.lead':
    'Kami memastikan bahwa pengajuan ini benar dari Anda. Perlu waktu sekitar dua menit.',
  'ekyc.intro.leadCompany':
    'Anda penanggung jawab {company}. Kami memastikan identitas Anda dengan KTP dan swafoto Anda sendiri. Perlu waktu sekitar dua menit.',
  'ekyc.intro.leadOwner':
    'Kami sudah mengirim tautan e-KYC ke {email}. Penanggung jawab {company} memotret KTP dan swafotonya sendiri lewat tautan itu. Tautan di halaman ini juga dapat Anda teruskan kepadanya.',
  'ekyc.intro.aCompany': 'perusahaan ini',
  'ekyc.intro.unsentTitle': 'Foto Anda belum terkirim',
  'ekyc.intro.unsent':
    'Foto yang Anda ambil tadi tidak tersimpan, karena halaman ini dimuat ulang atau ditinggalkan. Silakan ambil kedua foto sekali lagi.',
  'ekyc.intro.needed': 'Yang perlu disiapkan',
  'ekyc.intro.needKtp': 'KTP asli, bukan fotokopi.',
  'ekyc.intro.needLight': 'Tempat yang terang, tanpa pantulan cahaya pada kartu.',
  'ekyc.intro.needFace': 'Wajah yang terlihat jelas, tanpa masker atau kacamata hitam.',
  'ekyc.intro.pictures': 'Yang terjadi dengan foto Anda',
  'ekyc.intro.picturesBody':
    'Kedua foto hanya dipakai untuk memastikan identitas. Foto dikirim terenkripsi, tidak disimpan di perangkat ini, dan baru dikirim setelah ditinjau dan disetujui.',
  'ekyc.intro.account': 'Akun: {email}',
  'ekyc.intro.begin': 'Mulai',
  'ekyc.intro.beginHere': 'Lanjutkan di perangkat ini',
  'ekyc.intro.leave': 'Kembali ke pengajuan',
  'ekyc.handOver.title': 'Lanjutkan di ponsel Anda',
  'ekyc.handOver.titleForPic': 'Tautan untuk penanggung jawab',
  'ekyc.handOver.open': 'Lanjutkan di perangkat lain',
  'ekyc.handOver.openForPic': 'Teruskan tautan e-KYC',
  'ekyc.handOver.body':
    'Pindai kode ini dengan kamera ponsel, atau buka tautan di bawahnya. Halaman ini mengikuti sendiri dan memberi tahu Anda setelah foto diterima.',
  'ekyc.handOver.bodyForPic':
    'Salin tautan ini untuk penanggung jawab, atau minta ia memindai kodenya dengan ponselnya. Halaman ini mengikuti sendiri dan memberi tahu Anda setelah foto diterima.',
  'ekyc.handOver.qr': 'Kode QR tautan e-KYC',
  'ekyc.handOver.qrFailed': 'Kode QR tidak dapat ditampilkan. Pakai tautan di bawah ini.',
  'ekyc.handOver.link': 'Tautan e-KYC',
  'ekyc.handOver.secret':
    'Siapa pun yang memegang tautan ini dapat melanjutkan e-KYC Anda. Jangan bagikan kepada orang lain.',
  'ekyc.handOver.secretCompany': 'Berikan tautan ini hanya kepada penanggung jawab perusahaan.',
  'ekyc.handOver.until': 'Berlaku sampai pukul {time}',
  'ekyc.handOver.copy': 'Salin tautan',
  'ekyc.handOver.copied': 'Tautan disalin',
  'ekyc.handOver.notCopied': 'Tautan tidak dapat disalin. Pilih tautannya, lalu salin sendiri.',
  'ekyc.handOver.expired': 'Tautan ini sudah kedaluwarsa.',
  'ekyc.handOver.again': 'Buat tautan baru',
  'ekyc.handOver.failed':
    'Tautan untuk ponsel belum dapat dibuat. Anda dapat mencoba lagi, atau melanjutkan di perangkat ini.',
  'ekyc.handOver.waiting': 'Menunggu foto dari ponsel Anda …',
  'ekyc.handOver.waitingForPic': 'Menunggu foto dari penanggung jawab …',
  'ekyc.step': 'Langkah {number} dari 3',
  'ekyc.ktp.title': 'Foto KTP',
  'ekyc.ktp.lead': 'Letakkan KTP di tempat polos dan terang, seluruhnya di dalam bingkai.',
  'ekyc.ktp.checkTitle': 'Periksa foto KTP',
  'ekyc.ktp.checkLead': 'Pastikan semua tulisan terbaca dan tidak ada bagian kartu yang terpotong.',
  'ekyc.ktp.choose': 'Pilih foto KTP',
  'ekyc.ktp.accept': 'PDF, JPG, atau PNG, paling besar 10 MB',
  'ekyc.ktp.alt': 'Foto KTP Anda',
  'ekyc.selfie.title': 'Selfie dengan KTP',
  'ekyc.selfie.lead': 'Pegang KTP di samping wajah Anda. Wajah dan seluruh kartu harus terlihat.',
  'ekyc.selfie.checkTitle': 'Periksa selfie dengan KTP',
  'ekyc.selfie.checkLead': 'Pastikan wajah Anda terlihat jelas dan KTP tidak tertutup jari.',
  'ekyc.selfie.choose': 'Pilih foto selfie dengan KTP',
  'ekyc.selfie.accept': 'JPG atau PNG, paling besar 5 MB',
  'ekyc.selfie.alt': 'Selfie Anda dengan KTP',
  'ekyc.camera.title': 'Kamera',
  'ekyc.camera.asking': 'Izinkan pemakaian kamera bila diminta oleh peramban.',
  'ekyc.camera.ready': 'Kamera siap',
  'ekyc.camera.paused': 'Kamera dimatikan selama halaman ini tidak terlihat.',
  'ekyc.camera.picture': 'Gambar dari kamera',
  'ekyc.camera.shutter': 'Ambil foto',
  'ekyc.camera.toFront': 'Pakai kamera depan',
  'ekyc.camera.toBack': 'Pakai kamera belakang',
  'ekyc.camera.onlyOne': 'Perangkat ini hanya punya satu kamera.',
  'ekyc.camera.notTaken': 'Foto belum dapat diambil. Silakan coba lagi.',
  'ekyc.camera.refused.title': 'Kamera tidak diizinkan',
  'ekyc.camera.refused.body':
    'Izinkan kamera untuk situs ini di pengaturan peramban, lalu coba lagi. Atau pilih foto dari perangkat Anda.',
  'ekyc.camera.missing.title': 'Kamera tidak ditemukan',
  'ekyc.camera.missing.body':
    'Hubungkan kamera, lalu coba lagi. Atau pilih foto dari perangkat Anda.',
  'ekyc.camera.busy.title': 'Kamera sedang dipakai',
  'ekyc.camera.busy.body':
    'Tutup aplikasi lain yang memakai kamera, lalu coba lagi. Atau pilih foto dari perangkat Anda.',
  'ekyc.camera.unsupported.title': 'Peramban ini tidak dapat memakai kamera',
  'ekyc.camera.unsupported.body':
    'Pilih foto dari perangkat Anda, atau buka halaman ini dengan peramban lain.',
  'ekyc.camera.failed.title': 'Kamera tidak dapat dibuka',
  'ekyc.camera.failed.body': 'Silakan coba lagi, atau pilih foto dari perangkat Anda.',
  'ekyc.check.use': 'Pakai foto ini',
  'ekyc.check.retake': 'Ambil ulang',
  'ekyc.hint.title': 'Periksa foto ini sekali lagi',
  'ekyc.hint.dark': 'Foto tampak gelap. Cari tempat yang lebih terang.',
  'ekyc.hint.blurred': 'Foto tampak buram. Tahan perangkat sejenak hingga fokus.',
  'ekyc.hint.cutOff':
    'Ada yang mungkin terpotong di tepi foto. Mundur sedikit agar semuanya masuk.',
  'ekyc.hint.goOn': 'Jika menurut Anda foto ini sudah jelas, Anda tetap dapat memakainya.',
  'ekyc.review.title': 'Tinjau kedua foto',
  'ekyc.review.lead': 'Setelah dikirim, kami mencocokkan kedua foto dengan data Anda.',
  'ekyc.review.send': 'Kirim foto',
  'ekyc.review.retakeKtp': 'Ambil ulang foto KTP',
  'ekyc.review.retakeSelfie': 'Ambil ulang selfie',
  'ekyc.send.title': 'Mengirim foto',
  'ekyc.send.lead': 'Jangan tutup halaman ini sampai kedua foto terkirim.',
  'ekyc.send.stored': 'Terunggah',
  'ekyc.send.waits': 'Menunggu dikirim',
  'ekyc.send.saving': 'Menyimpan …',
  'ekyc.send.back': 'Kembali ke tinjauan',
  'ekyc.send.refused': 'Pilih atau ambil foto yang lain.',
  'ekyc.send.failedTitle': 'Foto belum tersimpan',
  'ekyc.send.failedOffline':
    'Koneksi terputus. Foto Anda masih ada di halaman ini; kirim lagi setelah koneksi kembali.',
  'ekyc.send.failedOther': 'Foto Anda masih ada di halaman ini. Silakan coba lagi.',
  'ekyc.leave.title': 'Foto Anda belum dikirim',
  'ekyc.leave.body':
    'Foto yang sudah diambil hanya ada di halaman ini dan hilang jika Anda meninggalkannya.',
  'ekyc.leave.leave': 'Tinggalkan',
  'ekyc.waiting.title': 'Menunggu hasil e-KYC',
  'ekyc.waiting.lead':
    'Foto KTP dan selfie sudah kami terima. Kami sedang mencocokkannya dengan data Anda.',
  'ekyc.waiting.body':
    'Biasanya selesai dalam beberapa menit. Halaman ini mengikuti hasilnya sendiri; Anda juga boleh menutupnya, dan kami memberi tahu Anda lewat notifikasi.',
  'ekyc.waiting.status': 'Lihat status pengajuan',
  'ekyc.success.title': 'e-KYC berhasil',
  'ekyc.success.lead':
    'Identitas Anda sudah kami pastikan. Pengajuan Anda dilanjutkan ke analisis tim kami.',
  'ekyc.success.leadForPic':
    'Identitas penanggung jawab sudah kami pastikan. Pengajuan Anda dilanjutkan ke analisis tim kami.',
  'ekyc.success.goOn': 'Lihat status pengajuan',
  'ekyc.invalid.title': 'e-KYC tidak valid',
  'ekyc.invalid.lead':
    'Identitas Anda belum dapat kami cocokkan. Data dan dokumen Anda yang lain tetap tersimpan.',
  'ekyc.invalid.leadForPic':
    'Identitas penanggung jawab {company} belum dapat kami cocokkan. Data dan dokumen lain dari pengajuan ini tetap tersimpan. Jika e-KYC diulang, kami mengirim tautan baru ke {email}.',
  'ekyc.invalid.reason': 'Alasan',
  'ekyc.invalid.reasonBody':
    'Foto KTP atau swafoto belum dapat kami cocokkan. Siapkan foto yang terang, jelas, dan tidak terpotong.',
  'ekyc.invalid.repeat': 'Ulangi e-KYC',
  'ekyc.invalid.failed': 'e-KYC belum dapat diulang. Periksa koneksi Anda, lalu coba lagi.',
  'ekyc.rejected.title': 'e-KYC ditolak',
  'ekyc.rejected.lead':
    'Identitas Anda tidak dapat kami verifikasi, sehingga pengajuan ini belum dapat dilanjutkan.',
  'ekyc.rejected.leadForPic':
    'Identitas penanggung jawab tidak dapat kami verifikasi, sehingga pengajuan ini belum dapat dilanjutkan.',
  'ekyc.rejected.goOn': 'Lihat penjelasan',
  'ekyc.none.title': 'e-KYC tidak diperlukan saat ini',
  'ekyc.none.lead': 'Pengajuan ini sedang pada tahap lain.',
  'ekyc.none.goOn': 'Buka pengajuan',
  'ekyc.load.failedTitle': 'Data e-KYC belum dapat dimuat',
  'ekyc.load.failedBody': 'Periksa koneksi Anda, lalu coba lagi. Tidak ada data yang hilang.',
  'ekyc.way.continue': 'Lanjutkan e-KYC',
  'ekyc.way.waiting': 'Menunggu hasil e-KYC',
  'ekyc.way.failed': 'e-KYC belum dapat dibuka. Periksa koneksi Anda, lalu coba lagi.',
  'ekyc.way.sentToPic':
    'Kami mengirim tautan e-KYC ke {email}. Penanggung jawab perusahaan memotret KTP dan swafotonya sendiri lewat tautan itu.',
  'ekyc.way.sentByPic':
    'Foto KTP dan selfie penanggung jawab sudah kami terima. Kami sedang mencocokkannya dengan data penanggung jawab.',
  'ekyc.way.newLink':
    'Jika tautan itu sudah kedaluwarsa, buka e-KYC dari sini dan salin tautan baru untuknya.',
});
