import { defineMessages } from '../defineMessages';

/** Words of a company's documents and of its person in charge; labels as decisions.md 6 gives them. */
export const onboardingLegal = defineMessages({
  'onboardingLegal.documents.establishmentTitle': 'Pendirian Perusahaan',
  'onboardingLegal.documents.establishment': 'Akta Pendirian',
  'onboardingLegal.documents.establishmentNumber': 'Nomor Akta Pendirian',
  'onboardingLegal.documents.establishmentDate': 'Tanggal Akta Pendirian',
  'onboardingLegal.documents.establishmentDecree': 'SK Kemenkumham Akta Pendirian',
  'onboardingLegal.documents.licencesTitle': 'Izin, Pajak, dan Profil',
  'onboardingLegal.documents.nib': 'Dokumen NIB',
  'onboardingLegal.documents.npwp': 'Dokumen NPWP Perusahaan',
  'onboardingLegal.documents.companyProfile': 'Profil Perusahaan',
  'onboardingLegal.documents.changeTitle': 'Perubahan Anggaran Dasar',
  'onboardingLegal.documents.changeHelp':
    'Isi akta, nomor, dan tanggalnya bila akta perusahaan pernah diubah. Bila tidak, biarkan kosong.',
  'onboardingLegal.documents.change': 'Akta Perubahan',
  'onboardingLegal.documents.changeNumber': 'Nomor Akta Perubahan',
  'onboardingLegal.documents.changeDate': 'Tanggal Akta Perubahan',
  'onboardingLegal.documents.changeDecree': 'SK Kemenkumham Akta Perubahan',

  'onboardingLegal.others.title': 'Dokumen Lain',
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
