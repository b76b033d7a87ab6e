import { defineMessages } from '../defineMessages';

/** Words of management and shareholders; labels stand as the spec gives them. */
export const onboardingManagement = defineMessages({
  'onboardingManagement.note': 'Klik simpan setelah mengisi kartu pengurus dan pemegang saham',
  'onboardingManagement.management': 'Pengurus',
  'onboardingManagement.shareholders': 'Pemegang Saham',
  'onboardingManagement.managementIntro':
    'Direksi dan komisaris sesuai akta terakhir. Sedikitnya satu Direktur Utama atau Direktur.',
  'onboardingManagement.shareholdersIntro':
    'Perorangan dan badan usaha yang memiliki saham. Pengurus yang juga pemegang saham cukup diisi di satu kartu.',
  'onboardingManagement.addManagement': 'Tambah Pengurus',
  'onboardingManagement.addShareholder': 'Tambah Pemegang Saham',
  'onboardingManagement.save': 'Simpan Kartu',
  'onboardingManagement.managementCard': 'Pengurus {number}',
  'onboardingManagement.shareholderCard': 'Pemegang Saham {number}',
  'onboardingManagement.noManagementTitle': 'Belum ada pengurus',
  'onboardingManagement.noManagementBody': 'Tambahkan direksi dan komisaris perusahaan.',
  'onboardingManagement.noShareholderTitle': 'Belum ada pemegang saham',
  'onboardingManagement.noShareholderBody':
    'Tambahkan perorangan atau badan usaha yang memiliki saham.',
  'onboardingManagement.saved': 'Kartu tersimpan',
  'onboardingManagement.deleted': 'Kartu dihapus',
  'onboardingManagement.deleteTitle': 'Hapus kartu ini?',
  'onboardingManagement.deleteBody': '{name} akan dihapus.',
  'onboardingManagement.deleteBothBody':
    '{name} tercatat sebagai pengurus dan juga pemegang saham. Kartunya akan dihapus dari kedua daftar. Untuk melepas satu peran saja, ubah kartunya.',
  'onboardingManagement.unnamed': 'Kartu tanpa nama',
  'onboardingManagement.incomplete': 'Belum lengkap',

  'onboardingManagement.isCorporate': 'Jenis',
  'onboardingManagement.person': 'Perorangan',
  'onboardingManagement.company': 'Badan Usaha',
  'onboardingManagement.name': 'Nama',
  'onboardingManagement.companyName': 'Nama Badan Usaha',
  'onboardingManagement.email': 'Email',
  'onboardingManagement.phoneNumber': 'Nomor Telepon',
  'onboardingManagement.birthDate': 'Tanggal Lahir',
  'onboardingManagement.genderId': 'Jenis Kelamin',
  'onboardingManagement.nik': 'NIK',
  'onboardingManagement.npwp': 'NPWP',
  'onboardingManagement.ktpDocument': 'Dokumen KTP',
  'onboardingManagement.npwpDocument': 'Dokumen NPWP',
  'onboardingManagement.domiciledAddress': 'Alamat Domisili',
  'onboardingManagement.isPublic': 'Perusahaan Terbuka',
  'onboardingManagement.roles': 'Peran',
  'onboardingManagement.rolesHelp': 'Centang keduanya bila memegang kedua peran.',
  'onboardingManagement.isManagement': 'Pengurus',
  'onboardingManagement.isShareholder': 'Pemegang Saham',
  'onboardingManagement.positionId': 'Jabatan',
  'onboardingManagement.share': 'Persentase Kepemilikan',
  'onboardingManagement.shareHelp':
    'Tersedia untuk kartu ini: {left, number}%. Desimal dengan koma, misalnya 33,33.',

  'onboardingManagement.noRole': 'Pilih sedikitnya satu peran',
  'onboardingManagement.emailTaken': 'Email ini sudah dipakai pengurus atau pemegang saham lain',
  'onboardingManagement.share.format':
    'Isi dengan angka, paling banyak dua angka di belakang koma, misalnya 33,33',
  'onboardingManagement.share.aboveZero': 'Persentase kepemilikan harus lebih dari 0%',
  'onboardingManagement.share.tooLarge': 'Persentase kepemilikan paling besar 100%',
  'onboardingManagement.share.overWhole':
    'Total kepemilikan melebihi 100%. Sisa untuk kartu ini {left, number}%.',

  'onboardingManagement.total': 'Total kepemilikan',
  'onboardingManagement.totalLeft': 'Sisa {left, number}%',
  'onboardingManagement.totalWhole': 'Sudah terbagi seluruhnya',
  'onboardingManagement.totalExcess': 'Lebih {excess, number}%',
  'onboardingManagement.totalUnder':
    'Total kepemilikan belum 100%. Anda dapat melanjutkan, tetapi periksa lagi pemegang sahamnya.',
  'onboardingManagement.totalOver':
    'Total kepemilikan melebihi 100%. Kurangi persentase salah satu pemegang saham.',
  'onboardingManagement.totalTyped': 'Termasuk isian kartu yang belum disimpan.',
  'onboardingManagement.reviewCard': 'Kartu {number}',
  'onboardingManagement.percent': '{value, number}%',

  'onboardingManagement.missing.shareholder': 'Tambahkan minimal satu pemegang saham',
  'onboardingManagement.missing.director':
    'Tambahkan minimal satu pengurus dengan jabatan Direktur Utama atau Direktur',
  'onboardingManagement.missing.card': 'Lengkapi kartu {name}',
  'onboardingManagement.missing.namelessCard': 'Lengkapi kartu yang belum bernama',
  'onboardingManagement.missing.email': 'Gunakan email yang berbeda: {email} dipakai dua kartu',
  'onboardingManagement.missing.ownership':
    'Kurangi persentase kepemilikan: totalnya {owned, number}%, paling besar 100%',
});
