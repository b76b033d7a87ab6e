import { defineMessages } from '../defineMessages';

/** Words of a company's documents and of its person in charge; labels as the spec gives them. */
export const onboardingLegal = defineMessages({
  'onboardingLegal.documents.establishmentTitle': 'Pendirian Perusahaan',
  'onboardingLegal.establishment.document': 'Akta Pendirian',
  'onboardingLegal.establishment.number': 'Nomor Akta Pendirian',
  'onboardingLegal.establishment.validityDate': 'Tanggal Akta Pendirian',
  'onboardingLegal.documents.establishmentDecree': 'SK Kemenkumham Akta Pendirian',
  'onboardingLegal.documents.licencesTitle': 'Izin, Pajak, dan Profil',
  'onboardingLegal.documents.nibDocument': 'Dokumen NIB',
  'onboardingLegal.documents.npwpDocument': 'Dokumen NPWP Perusahaan',
  'onboardingLegal.documents.companyProfile': 'Profil Perusahaan',
  'onboardingLegal.documents.changeTitle': 'Perubahan Anggaran Dasar',
  'onboardingLegal.documents.changeHelp':
    'Isi akta, nomor, dan tanggalnya bila akta perusahaan pernah diubah. Bila tidak, biarkan kosong.',
  'onboardingLegal.change.document': 'Akta Perubahan',
  'onboardingLegal.change.number': 'Nomor Akta Perubahan',
  'onboardingLegal.change.validityDate': 'Tanggal Akta Perubahan',
  'onboardingLegal.documents.changeDecree': 'SK Kemenkumham Akta Perubahan',

  'onboardingLegal.documents.others': 'Dokumen Lain',
  'onboardingLegal.others.help':
    'Opsional. Tambahkan dokumen pendukung lain, misalnya surat keterangan domisili. Beri setiap dokumen nama yang berbeda.',
  'onboardingLegal.others.item': 'Dokumen Lain {number}',
  'onboardingLegal.others.name': 'Nama Dokumen',
  'onboardingLegal.others.document': 'Berkas Dokumen',
  'onboardingLegal.others.add': 'Tambah Dokumen Lain',
  'onboardingLegal.others.remove': 'Hapus Dokumen',
  'onboardingLegal.others.removeTitle': 'Hapus dokumen ini?',
  'onboardingLegal.others.removeBody':
    '{name} dihapus dari daftar. Perubahan ini berlaku setelah bagian ini disimpan.',
  'onboardingLegal.others.removed': 'Dokumen dihapus dari daftar',

  'onboardingLegal.pic.personTitle': 'Data PIC',
  'onboardingLegal.pic.name': 'Nama PIC',
  'onboardingLegal.pic.nameHelp': 'Orang yang mewakili perusahaan, sesuai KTP',
  'onboardingLegal.pic.email': 'Email PIC',
  'onboardingLegal.pic.phoneNumber': 'Nomor Telepon PIC',
  'onboardingLegal.pic.nik': 'NIK PIC',
  'onboardingLegal.pic.nikHelp': '16 angka di KTP PIC',
  'onboardingLegal.pic.npwp': 'NPWP PIC',
  'onboardingLegal.pic.birthPlace': 'Tempat Lahir PIC',
  'onboardingLegal.pic.birthDate': 'Tanggal Lahir PIC',
  'onboardingLegal.pic.address': 'Alamat PIC',
  'onboardingLegal.pic.workTitle': 'Jabatan di Perusahaan',
  'onboardingLegal.pic.positionId': 'Jabatan PIC',
  'onboardingLegal.pic.division': 'Divisi PIC',
  'onboardingLegal.pic.documentsTitle': 'Dokumen PIC',
  'onboardingLegal.pic.ktpDocument': 'KTP PIC',
  'onboardingLegal.pic.idCard': 'Kartu Karyawan',
  'onboardingLegal.pic.appointmentLetter': 'Surat Penunjukan',
});
