import type { TermsPart } from './termsPart';

export const indonesianTerms: readonly TermsPart[] = [
  {
    title: 'Tentang syarat ini',
    paragraphs: [
      'Syarat dan Ketentuan ini mengatur pemakaian {productName} oleh peminjam, pendana, dan mitra. Dengan menekan Setuju, Anda menyatakan sudah membaca, memahami, dan menyetujuinya.',
      'Jika Anda bertindak untuk sebuah perusahaan, Anda menyatakan berwenang mewakili perusahaan itu, dan syarat ini berlaku bagi Anda dan perusahaan.',
    ],
  },
  {
    title: 'Siapa yang boleh memakai layanan',
    paragraphs: ['Anda boleh memakai {productName} jika:'],
    points: [
      'Anda berusia paling sedikit 17 tahun dan cakap menurut hukum Indonesia;',
      'Anda memakai identitas sendiri, atau identitas perusahaan yang Anda wakili;',
      'Anda tidak sedang dilarang memakai layanan keuangan oleh hukum yang berlaku.',
    ],
  },
  {
    title: 'Akun dan keamanan',
    paragraphs: [
      'Satu akun hanya untuk satu orang atau satu perusahaan. Jaga kerahasiaan kata sandi dan kode OTP Anda. Kami tidak pernah memintanya lewat telepon, pesan, atau email.',
      'Segera ganti kata sandi dan hubungi kami jika Anda menduga akun Anda dipakai orang lain. Tindakan yang dilakukan dengan akun Anda sebelum Anda memberi tahu kami dianggap sebagai tindakan Anda, kecuali terjadi karena kesalahan kami.',
    ],
  },
  {
    title: 'Data dan dokumen yang Anda berikan',
    paragraphs: [
      'Data dan dokumen yang Anda berikan harus benar, lengkap, dan milik Anda. Perbarui jika ada perubahan. Kami dapat memeriksanya kepada lembaga yang berwenang, penyedia verifikasi identitas, dan penyelenggara tanda tangan elektronik.',
      'Jika data ternyata tidak benar, kami dapat menunda, menolak, atau membatalkan pengajuan Anda.',
    ],
  },
  {
    title: 'Pelindungan data pribadi',
    paragraphs: [
      'Kami memproses data pribadi Anda untuk mendaftarkan akun, memeriksa identitas, menilai pengajuan, menjalankan perjanjian pendanaan, dan memenuhi kewajiban hukum, sesuai peraturan pelindungan data pribadi di Indonesia.',
      'Data hanya kami bagikan kepada pihak yang memerlukannya untuk tujuan itu. Anda berhak:',
    ],
    points: [
      'mengetahui data apa yang kami simpan dan mendapatkan salinannya;',
      'meminta data yang keliru diperbaiki;',
      'menarik persetujuan atau meminta data dihapus, selama tidak ada kewajiban hukum untuk menyimpannya;',
      'mengajukan keberatan atas keputusan yang diambil hanya oleh sistem.',
    ],
  },
  {
    title: 'Bagi peminjam',
    paragraphs: [
      'Pengajuan bukan jaminan bahwa pendanaan akan diberikan. Jumlah, jangka waktu, bunga atau imbal hasil, biaya, dan denda tertulis dalam perjanjian pendanaan yang Anda tanda tangani secara terpisah.',
      'Bayar tepat waktu. Keterlambatan dapat dikenai denda sesuai perjanjian dan dilaporkan kepada lembaga pengelola informasi perkreditan.',
    ],
  },
  {
    title: 'Bagi pendana',
    paragraphs: [
      'Pendanaan mengandung risiko, termasuk risiko gagal bayar. Risiko itu Anda tanggung sendiri; {productName} tidak menjamin pengembalian dana atau imbal hasil.',
      'Baca informasi setiap pinjaman sebelum mendanai, dan gunakan dana yang sah milik Anda.',
    ],
  },
  {
    title: 'Bagi mitra',
    paragraphs: [
      'Mitra yang memeriksa perdagangan atau merekomendasikan peminjam memberikan keterangan yang jujur, dan tidak memungut biaya dari peminjam atas nama {productName}.',
    ],
  },
  {
    title: 'Biaya',
    paragraphs: [
      'Mendaftar dan melengkapi data tidak dipungut biaya. Biaya lain, jika ada, kami tampilkan sebelum Anda menyetujuinya.',
    ],
  },
  {
    title: 'Yang tidak boleh dilakukan',
    paragraphs: ['Anda tidak boleh:'],
    points: [
      'memakai identitas, rekening, atau dokumen orang lain tanpa hak;',
      'memakai layanan untuk pencucian uang, pendanaan terorisme, atau kejahatan lain;',
      'mengganggu, menyalin, atau mencoba menembus sistem kami;',
      'mengunggah berkas yang berbahaya atau melanggar hukum.',
    ],
  },
  {
    title: 'Ketersediaan layanan dan tanggung jawab',
    paragraphs: [
      'Kami berusaha agar layanan selalu dapat dipakai, tetapi layanan dapat terhenti sementara karena pemeliharaan atau gangguan. Isian yang sudah tersimpan tetap ada.',
      'Kami bertanggung jawab atas kerugian yang timbul karena kesalahan atau kelalaian kami, sejauh diatur oleh hukum yang berlaku.',
    ],
  },
  {
    title: 'Penangguhan dan penutupan akun',
    paragraphs: [
      'Kami dapat menangguhkan atau menutup akun yang melanggar syarat ini atau hukum. Anda dapat meminta akun ditutup setelah semua kewajiban selesai.',
    ],
  },
  {
    title: 'Perubahan syarat',
    paragraphs: [
      'Jika syarat ini berubah, kami memberi tahu Anda sebelum perubahan berlaku. Untuk perubahan yang penting, kami meminta persetujuan Anda lagi.',
    ],
  },
  {
    title: 'Hukum, sengketa, dan bahasa',
    paragraphs: [
      'Syarat ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan lebih dahulu dengan musyawarah, lalu melalui lembaga penyelesaian sengketa atau pengadilan yang berwenang.',
      'Jika ada perbedaan arti, naskah berbahasa Indonesia yang berlaku.',
    ],
  },
];
