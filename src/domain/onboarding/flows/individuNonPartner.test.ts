import { inIndonesian } from '@/testing/inIndonesian';
import { flowFor } from '../flowFor';
import { STEP_IDS, SUB_STEP_IDS } from '../stepIds';
import { subStepPath } from '../visibleSteps';
import { individuNonPartner } from './individuNonPartner';

describe('the flow of an individual borrower without a partner', () => {
  it('has these steps, sub-steps, conditions, documents and ways of saving', () => {
    const catalogue = individuNonPartner.steps.flatMap(({ id, titleKey, subSteps }) => [
      `${id}: ${inIndonesian(titleKey)}`,
      ...subSteps.map((subStep) =>
        [
          `  ${subStep.id}: ${inIndonesian(subStep.titleKey)}`,
          subStep.save,
          ...(subStep.isOptional ? ['optional'] : []),
          ...(subStep.condition ? [`if ${subStep.condition}`] : []),
          ...subStep.documents,
        ].join(', '),
      ),
    ]);
    expect(catalogue).toEqual([
      'personal: Data Pribadi',
      '  personal-data: Data Pribadi, detail',
      '  identity: Identitas, detail, ktp, npwp',
      '  domicile: Alamat Domisili, detail',
      'employment: Pekerjaan dan Penghasilan',
      '  employment: Pekerjaan dan Penghasilan, detail',
      'family: Keluarga',
      '  spouse: Data Pasangan, detail, if everMarried, assets_separation_agreement, ' +
        'spouse_agreement, proof_of_marriage, ktp_document, npwp_document, divorce_deed, ' +
        'spouse_death_certificate',
      '  emergency-contact: Kontak Darurat, detail, consent_path_url',
      'finance: Keuangan',
      '  banks: Rekening Bank, entries',
      '  bank-statements: Mutasi Rekening, entries, bank_statement',
      '  financial-statements: Laporan Keuangan, entries, optional, financial_statement',
      'business: Usaha',
      '  collateral: Dokumen Agunan, entries, optional, collateral',
      'consultation: Konsultasi',
      '  provider-family: Keluarga dan Konsultasi, detailAndSchedule',
      'review: Tinjau dan Kirim',
      '  review: Tinjau dan Kirim, submit, merchant_user_consent',
    ]);
    expect(individuNonPartner.statementMonths).toBe(3);
  });

  it('is the flow of its variant, and every known sub-step belongs to it', () => {
    expect(flowFor('borrowerIndividuNonPartner')).toBe(individuNonPartner);
    expect(individuNonPartner.steps.map(({ id }) => id)).toEqual(STEP_IDS);
    expect(
      individuNonPartner.steps.flatMap(({ subSteps }) => subSteps.map(({ id }) => id)),
    ).toEqual(SUB_STEP_IDS);
  });

  it('has an address for each sub-step', () => {
    expect(subStepPath(individuNonPartner, 'family', 'emergency-contact')).toBe(
      '/borrower/onboarding/individu-non-partner/family/emergency-contact',
    );
  });
});
