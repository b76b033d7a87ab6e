import type { Deed, OtherDocument } from '@/api/wire';
import type {
  OnboardingContext,
  SummaryGroup,
  SummaryRow,
  SummaryWords,
} from '../../engine/stepDefinition';
import { fileRow, row } from '../shared/summaryRows';
import { fileOf } from '../shared/values';
import { labels } from './form';

const deedRows = (name: 'establishment' | 'change', held: Deed | null, words: SummaryWords) => [
  fileRow(labels[`${name}.document`], held),
  row(labels[`${name}.number`], held?.number),
  row(labels[`${name}.validityDate`], words.date(held?.validity_date)),
];

const otherRow = (other: OtherDocument): SummaryRow => ({
  label: other.name === '' ? labels.others : { text: other.name },
  value: other.file_name,
  file: fileOf(other),
});

export function summary(
  { detail: { documents } }: OnboardingContext,
  words: SummaryWords,
): SummaryGroup[] {
  const fixed: SummaryGroup = {
    rows: [
      ...deedRows('establishment', documents.deed_of_establishment, words),
      fileRow(labels.establishmentDecree, documents.kemenkumham_deed_of_establishment),
      fileRow(labels.nibDocument, documents.nib),
      fileRow(labels.npwpDocument, documents.npwp),
      fileRow(labels.companyProfile, documents.company_profile),
      ...deedRows('change', documents.deed_of_change_compositions, words),
      fileRow(labels.changeDecree, documents.kemenkumham_deed_of_change_compositions),
    ],
  };
  if (documents.others.length === 0) return [fixed];
  return [fixed, { title: words.t(labels.others), rows: documents.others.map(otherRow) }];
}
