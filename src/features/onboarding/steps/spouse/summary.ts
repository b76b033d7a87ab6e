import type {
  OnboardingContext,
  SummaryGroup,
  SummaryRow,
  SummaryWords,
} from '../../engine/stepDefinition';
import { fileRow, phoneRow, row, sensitiveRow } from '../shared/summaryRows';
import { labels, marriageOf } from './form';

function marriedRows({ detail: { spouse } }: OnboardingContext, words: SummaryWords): SummaryRow[] {
  const { is_separate_assets: isSeparate } = spouse;
  return [
    row(labels.name, spouse.name),
    sensitiveRow(labels.nik, spouse.nik),
    sensitiveRow(labels.npwp, spouse.npwp),
    phoneRow(labels.phoneNumber, spouse.phone_number),
    row(labels.email, spouse.email),
    row(labels.birthPlace, spouse.birth_place),
    row(labels.birthDate, words.date(spouse.birth_date)),
    row(
      labels.hasSeparateAssets,
      isSeparate === null ? '' : words.t(isSeparate ? 'common.yes' : 'common.no'),
    ),
    ...(isSeparate === true
      ? [fileRow(labels.assetsSeparationAgreement, spouse.assets_separation_agreement)]
      : []),
    ...(isSeparate === false ? [fileRow(labels.spouseAgreement, spouse.spouse_agreement)] : []),
    fileRow(labels.proofOfMarriage, spouse.proof_of_marriage),
    fileRow(labels.ktpDocument, spouse.ktp_document),
    fileRow(labels.npwpDocument, spouse.npwp_document),
  ];
}

function rowsOf(context: OnboardingContext, words: SummaryWords): SummaryRow[] {
  const { spouse } = context.detail;
  switch (marriageOf(context)) {
    case 'married':
      return marriedRows(context, words);
    case 'divorcedAlive':
      return [fileRow(labels.divorceDeed, spouse.divorce_deed)];
    case 'divorcedDeath':
      return [fileRow(labels.deathCertificate, spouse.spouse_death_certificate)];
    case 'none':
      return [];
  }
}

export const summary = (context: OnboardingContext, words: SummaryWords): SummaryGroup[] => [
  { rows: rowsOf(context, words) },
];
