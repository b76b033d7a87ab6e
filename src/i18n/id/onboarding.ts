/** Words of onboarding. Titles and texts quoted in the spec stand word for word. */
export const onboarding = {
  'onboarding.undefinedStep': 'Undefined step',
  'onboarding.undefinedSubStep': 'Undefined sub step',

  'onboarding.step.personal': 'Data Pribadi',
  'onboarding.step.employment': 'Pekerjaan dan Penghasilan',
  'onboarding.step.family': 'Keluarga',
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
  'onboarding.subStep.banks': 'Rekening Bank',
  'onboarding.subStep.bankStatements': 'Mutasi Rekening',
  'onboarding.subStep.financialStatements': 'Laporan Keuangan',
  'onboarding.subStep.collateral': 'Dokumen Agunan',
  'onboarding.subStep.providerFamily': 'Keluarga dan Konsultasi',
  'onboarding.subStep.review': 'Tinjau dan Kirim',
} as const;
