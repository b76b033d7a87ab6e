import { object } from 'yup';
import { fieldRules } from '@/domain/validation/fieldRules';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  StoredFile,
} from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { fileOf, fileRefOf } from '../shared/values';
import { deedSchema, deedUpdate, deedValues, type DeedValues } from './deed';
import { othersSchema, othersUpdate, othersValues, type OthersValues } from './others';

export type LegalDocumentsValues = {
  establishment: DeedValues;
  establishmentDecree: StoredFile | null;
  nibDocument: StoredFile | null;
  npwpDocument: StoredFile | null;
  companyProfile: StoredFile | null;
  change: DeedValues;
  changeDecree: StoredFile | null;
  others: OthersValues;
};

export const labels = {
  'establishment.document': 'onboardingLegal.documents.establishment',
  'establishment.number': 'onboardingLegal.documents.establishmentNumber',
  'establishment.validityDate': 'onboardingLegal.documents.establishmentDate',
  establishmentDecree: 'onboardingLegal.documents.establishmentDecree',
  nibDocument: 'onboardingLegal.documents.nib',
  npwpDocument: 'onboardingLegal.documents.npwp',
  companyProfile: 'onboardingLegal.documents.companyProfile',
  'change.document': 'onboardingLegal.documents.change',
  'change.number': 'onboardingLegal.documents.changeNumber',
  'change.validityDate': 'onboardingLegal.documents.changeDate',
  changeDecree: 'onboardingLegal.documents.changeDecree',
  others: 'onboardingLegal.others.title',
} as const satisfies Labels;

export function initialValues({ detail: { documents } }: OnboardingContext): LegalDocumentsValues {
  return {
    establishment: deedValues(documents.deed_of_establishment),
    establishmentDecree: fileOf(documents.kemenkumham_deed_of_establishment),
    nibDocument: fileOf(documents.nib),
    npwpDocument: fileOf(documents.npwp),
    companyProfile: fileOf(documents.company_profile),
    change: deedValues(documents.deed_of_change_compositions),
    changeDecree: fileOf(documents.kemenkumham_deed_of_change_compositions),
    others: othersValues(documents.others),
  };
}

export const schema = ({ today }: OnboardingContext) =>
  object({
    establishment: deedSchema(today),
    establishmentDecree: fieldRules.file(),
    nibDocument: fieldRules.file(),
    npwpDocument: fieldRules.file(),
    change: deedSchema(today, { isOptional: true }),
    others: othersSchema(),
  });

const sentFiles = (values: LegalDocumentsValues) => ({
  kemenkumham_deed_of_establishment: fileRefOf(values.establishmentDecree),
  nib: fileRefOf(values.nibDocument),
  npwp: fileRefOf(values.npwpDocument),
  company_profile: fileRefOf(values.companyProfile),
  kemenkumham_deed_of_change_compositions: fileRefOf(values.changeDecree),
});

/** Sends what was changed and nothing else. */
export function save(
  values: LegalDocumentsValues,
  context: OnboardingContext,
  history: SaveHistory<LegalDocumentsValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const others = othersUpdate(values.others, context.detail.documents.others);
  const establishment = deedUpdate(
    (each: LegalDocumentsValues) => each.establishment,
    ({ detail }) => detail.documents.deed_of_establishment,
    values,
    context,
    history,
  );
  const change = deedUpdate(
    (each: LegalDocumentsValues) => each.change,
    ({ detail }) => detail.documents.deed_of_change_compositions,
    values,
    context,
    history,
  );
  return detailCalls({
    documents: {
      ...partsOf(values, context, history)(sentFiles, ({ detail }) => detail.documents),
      ...(establishment !== undefined && { deed_of_establishment: establishment }),
      ...(change !== undefined && { deed_of_change_compositions: change }),
      ...(others && { others }),
    },
  });
}
