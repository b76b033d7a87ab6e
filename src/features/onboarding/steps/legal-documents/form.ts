import type { OtherDocument } from '@/api/wire';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  SummaryGroup,
  SummaryRow,
  SummaryFormatter,
} from '../../model/stepDefinition';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';
import { saveCalls } from '../../model/saveCalls';
import { fileOf } from '../../model/values';
import { deedGroup } from './deed';
import { keysOf, othersSchema, othersUpdate, othersValues, type OthersValues } from './others';

export const legalDocuments = fieldTable('onboardingLegal.documents', {
  establishment: deedGroup('onboardingLegal.establishment', 'documents.deed_of_establishment'),
  establishmentDecree: field.file('documents.kemenkumham_deed_of_establishment'),
  nibDocument: field.file('documents.nib'),
  npwpDocument: field.file('documents.npwp'),
  companyProfile: field.file('documents.company_profile', { isOptional: true }),
  change: deedGroup('onboardingLegal.change', 'documents.deed_of_change_compositions', {
    isAllOrNothing: true,
  }),
  changeDecree: field.file('documents.kemenkumham_deed_of_change_compositions', {
    isOptional: true,
  }),
  others: field.own({
    read: ({ detail }) => othersValues(detail.documents.others),
    rule: othersSchema,
    flaggedAs: 'documents.others',
  }),
});

export type LegalDocumentsValues = FormValuesOf<typeof legalDocuments>;

export function save(
  values: LegalDocumentsValues,
  context: OnboardingContext,
  history: SaveHistory<LegalDocumentsValues> = {
    base: legalDocuments.initialValues(context),
    attempts: [],
  },
): SaveCall[] {
  const changes = legalDocuments.changes(values, context, history);
  const others = othersUpdate(values.others, context.detail.documents.others);
  return saveCalls({ ...changes, documents: { ...changes.documents, ...(others && { others }) } });
}

/** The other documents of a form as text, stored or not. */
const othersRows = (others: OthersValues): SummaryRow[] =>
  keysOf(others)
    .flatMap((key) => others[key] ?? [])
    .map(({ name, document }) => ({
      label: name === '' ? legalDocuments.labels.others : { text: name },
      value: document?.fileName ?? '',
      file: document,
    }));

export const compare: typeof legalDocuments.compare = {
  ...legalDocuments.compare,
  rows: (names, values, ...rest) => [
    ...legalDocuments.compare.rows(names, values, ...rest),
    ...(names.includes('others') ? othersRows(values.others as OthersValues) : []),
  ],
};

const otherRow = (other: OtherDocument): SummaryRow => ({
  label: other.name === '' ? legalDocuments.labels.others : { text: other.name },
  value: other.file_name,
  file: fileOf(other),
});

export function summary(context: OnboardingContext, formatter: SummaryFormatter): SummaryGroup[] {
  const { others } = context.detail.documents;
  const title = formatter.t(legalDocuments.labels.others);
  return [
    ...legalDocuments.summary(context, formatter),
    ...(others.length > 0 ? [{ title, rows: others.map(otherRow) }] : []),
  ];
}
