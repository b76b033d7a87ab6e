import { defineMessages } from '../defineMessages';

/** Help beside the forms of the onboarding, by sub-step. */
export const onboardingHelp = defineMessages({
  'onboardingHelp.title': 'Bantuan',
  'onboardingHelp.minutes': 'Perkiraan waktu: {minutes} menit.',

  'onboardingHelp.personal-data':
    'Isi sesuai KTP. Nomor telepon dipakai untuk mengirim kode OTP, jadi pastikan nomor itu aktif.',
  'onboardingHelp.identity':
    'Siapkan KTP dan NPWP. Foto dokumen di tempat terang, seluruh sisi terlihat, tanpa pantulan.',
  'onboardingHelp.domicile':
    'Alamat tempat Anda tinggal sekarang. Bila sama dengan KTP, cukup beri tanda.',
  'onboardingHelp.employment':
    'Isi pekerjaan utama Anda. Penghasilan per bulan adalah jumlah sebelum pajak.',
  'onboardingHelp.spouse':
    'Siapkan KTP pasangan dan buku nikah, atau akta yang sesuai dengan status Anda.',
  'onboardingHelp.emergency-contact':
    'Pilih orang yang mengenal Anda baik. Unduh formulir persetujuan, minta tanda tangannya, lalu unggah kembali.',
  'onboardingHelp.company-profile':
    'Isi sesuai akta dan NIB perusahaan. Total aset adalah jumlah di laporan keuangan terakhir.',
  'onboardingHelp.company-address':
    'Alamat kegiatan usaha sehari-hari, walaupun berbeda dengan alamat di akta.',
  'onboardingHelp.legal-documents':
    'Siapkan akta pendirian, SK Kemenkumham, NIB, dan NPWP perusahaan dalam PDF atau foto yang jelas.',
  'onboardingHelp.pic':
    'Orang yang berhak mewakili perusahaan. Surat penunjukan ditandatangani oleh direksi.',
  'onboardingHelp.management-shareholders':
    'Tambahkan semua pengurus dan pemegang saham di akta terakhir. Simpan setiap kartu sebelum lanjut.',
  'onboardingHelp.partnership':
    'Mitra yang merekomendasikan Anda sudah tercatat. Minta surat rekomendasi bila belum ada.',
  'onboardingHelp.banks':
    'Gunakan rekening atas nama Anda atau perusahaan Anda, agar pencairan tidak tertunda.',
  'onboardingHelp.bank-statements':
    'Unduh mutasi dari internet banking dalam PDF, satu berkas untuk setiap bulan.',
  'onboardingHelp.financial-statements':
    'Laporan yang sudah diaudit lebih cepat kami periksa; laporan internal juga kami terima.',
  'onboardingHelp.business-photos':
    'Ambil 3 sampai 20 foto: tampak depan, kegiatan di dalam, dan persediaan atau peralatan.',
  'onboardingHelp.collateral':
    'Agunan tidak wajib. Isi nilai menurut harga pasar saat ini, bukan harga beli.',
  'onboardingHelp.provider-family':
    'Jawab dengan jujur; memiliki keluarga di {productName} tidak membatalkan pengajuan Anda.',
});
