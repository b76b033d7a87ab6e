import { defineMessages } from '../defineMessages';

/** Words of a company's own forms and of the partnership; labels stand as the spec gives them. */
export const onboardingCompany = defineMessages({
  'onboardingCompany.profile.companyName': 'Nama Perusahaan',
  'onboardingCompany.profile.companyNameHelp': 'Sesuai akta, dengan bentuk badan usahanya',
  'onboardingCompany.profile.companyTypeId': 'Bentuk Badan Usaha',
  'onboardingCompany.profile.companyScaleId': 'Skala Perusahaan',
  'onboardingCompany.profile.businessSectorId': 'Sektor Usaha',
  'onboardingCompany.profile.economicSectorId': 'Sektor Ekonomi',
  'onboardingCompany.profile.npwp': 'NPWP Perusahaan',
  'onboardingCompany.profile.npwpHelp': '15 atau 16 angka',
  'onboardingCompany.profile.nib': 'NIB',
  'onboardingCompany.profile.nibHelp': '13 angka di Nomor Induk Berusaha',
  'onboardingCompany.profile.companyPhoneNumber': 'Telepon Perusahaan',
  'onboardingCompany.profile.totalAsset': 'Total Aset',
  'onboardingCompany.profile.totalStaff': 'Jumlah Karyawan',
  'onboardingCompany.profile.totalStaffUnit': 'orang',
  'onboardingCompany.profile.totalStaffInPeople': '{count, plural, other {# orang}}',
  'onboardingCompany.profile.identityTitle': 'Identitas perusahaan',
  'onboardingCompany.profile.businessTitle': 'Kegiatan usaha',

  'onboardingCompany.address.companyTitle': 'Alamat utama perusahaan',
  'onboardingCompany.address.categoryId': 'Kategori Alamat Usaha',
  'onboardingCompany.address.ownershipId': 'Status Kepemilikan',
  'onboardingCompany.address.hasWarehouse': 'Memiliki gudang',
  'onboardingCompany.address.hasWarehouseHelp':
    'Aktifkan bila perusahaan menyimpan barang di tempat lain',
  'onboardingCompany.address.warehouseGoes':
    'Alamat gudang yang tersimpan dihapus saat Anda simpan',
  'onboardingCompany.address.warehouseTitle': 'Alamat gudang',

  'onboardingCompany.partnership.partnerName': 'Nama Mitra',
  'onboardingCompany.partnership.categoryId': 'Kategori Kemitraan',
  'onboardingCompany.partnership.direct': 'Kemitraan langsung',
  'onboardingCompany.partnership.nonPartnership': 'Tanpa kemitraan',
  'onboardingCompany.partnership.startDate': 'Mulai Bermitra',
  'onboardingCompany.partnership.commitmentId': 'Komitmen Kemitraan',
  'onboardingCompany.partnership.commitmentOther': 'Komitmen Lainnya',
  'onboardingCompany.partnership.recommendationLetter': 'Surat Rekomendasi',
  'onboardingCompany.partnership.partnerTitle': 'Mitra Anda',
  'onboardingCompany.partnership.partnerText':
    'Data mitra berasal dari akun Anda dan tidak dapat diubah di sini.',
  'onboardingCompany.partnership.termsTitle': 'Kemitraan Anda',
});
