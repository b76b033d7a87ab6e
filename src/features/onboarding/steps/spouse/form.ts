import { object } from 'yup';
import { MARITAL_STATUS } from '@/domain/onboarding/facts';
import { fieldRules } from '@/domain/validation/fieldRules';
import {
  normaliseEmail,
  normaliseNpwp,
  normalisePhone,
  normaliseText,
  withoutSeparators,
} from '@/domain/validation/normalise';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  StoredFile,
} from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { detailCalls, patchOf } from '../shared/patch';
import { fileOf, fileRefOf, sentDate, sentText, textOf } from '../shared/values';

export type SpouseValues = {
  name: string;
  nik: string;
  npwp: string;
  phoneNumber: string;
  email: string;
  birthPlace: string;
  birthDate: string;
  hasSeparateAssets: boolean | null;
  assetsSeparationAgreement: StoredFile | null;
  spouseAgreement: StoredFile | null;
  proofOfMarriage: StoredFile | null;
  ktpDocument: StoredFile | null;
  npwpDocument: StoredFile | null;
  divorceDeed: StoredFile | null;
  deathCertificate: StoredFile | null;
};

export const labels = {
  name: 'onboardingForms.spouse.name',
  nik: 'onboardingForms.spouse.nik',
  npwp: 'onboardingForms.spouse.npwp',
  phoneNumber: 'onboardingForms.spouse.phoneNumber',
  email: 'onboardingForms.spouse.email',
  birthPlace: 'onboardingForms.spouse.birthPlace',
  birthDate: 'onboardingForms.spouse.birthDate',
  hasSeparateAssets: 'onboardingForms.spouse.hasSeparateAssets',
  assetsSeparationAgreement: 'onboardingForms.spouse.assetsSeparationAgreement',
  spouseAgreement: 'onboardingForms.spouse.spouseAgreement',
  proofOfMarriage: 'onboardingForms.spouse.proofOfMarriage',
  ktpDocument: 'onboardingForms.spouse.ktpDocument',
  npwpDocument: 'onboardingForms.spouse.npwpDocument',
  divorceDeed: 'onboardingForms.spouse.divorceDeed',
  deathCertificate: 'onboardingForms.spouse.deathCertificate',
} as const satisfies Labels;

export type Marriage = 'married' | 'divorcedAlive' | 'divorcedDeath' | 'none';

/** What of a marriage there is to tell, by the marital status of the moment. */
export function marriageOf({ facts }: OnboardingContext): Marriage {
  switch (facts.maritalStatusId) {
    case MARITAL_STATUS.married:
      return 'married';
    case MARITAL_STATUS.divorcedAlive:
      return 'divorcedAlive';
    case MARITAL_STATUS.divorcedDeath:
      return 'divorcedDeath';
    default:
      return 'none';
  }
}

export function initialValues({ detail: { spouse } }: OnboardingContext): SpouseValues {
  return {
    name: textOf(spouse.name),
    nik: textOf(spouse.nik),
    npwp: textOf(spouse.npwp),
    phoneNumber: textOf(spouse.phone_number),
    email: textOf(spouse.email),
    birthPlace: textOf(spouse.birth_place),
    birthDate: textOf(spouse.birth_date),
    hasSeparateAssets: spouse.is_separate_assets,
    assetsSeparationAgreement: fileOf(spouse.assets_separation_agreement),
    spouseAgreement: fileOf(spouse.spouse_agreement),
    proofOfMarriage: fileOf(spouse.proof_of_marriage),
    ktpDocument: fileOf(spouse.ktp_document),
    npwpDocument: fileOf(spouse.npwp_document),
    divorceDeed: fileOf(spouse.divorce_deed),
    deathCertificate: fileOf(spouse.spouse_death_certificate),
  };
}

const marriedSchema = (today: string) =>
  object({
    name: fieldRules.personName(),
    nik: fieldRules.nik(),
    npwp: fieldRules.npwp({ isOptional: true }),
    phoneNumber: fieldRules.phone(),
    email: fieldRules.email({ isOptional: true }),
    birthPlace: fieldRules.birthPlace(),
    birthDate: fieldRules.birthDate(today),
    hasSeparateAssets: fieldRules.choice(),
    assetsSeparationAgreement: fieldRules.file({
      appliesWhen: ({ hasSeparateAssets }) => hasSeparateAssets === true,
    }),
    spouseAgreement: fieldRules.file({
      appliesWhen: ({ hasSeparateAssets }) => hasSeparateAssets === false,
    }),
    proofOfMarriage: fieldRules.file(),
    ktpDocument: fieldRules.file(),
  });

export function schema(context: OnboardingContext) {
  switch (marriageOf(context)) {
    case 'married':
      return marriedSchema(context.today);
    case 'divorcedAlive':
      return object({ divorceDeed: fieldRules.file() });
    case 'divorcedDeath':
      return object({ deathCertificate: fieldRules.file() });
    case 'none':
      return object({});
  }
}

const sentAnswers = (values: SpouseValues) => ({
  name: sentText(values.name, normaliseText),
  nik: sentText(values.nik, withoutSeparators),
  npwp: sentText(values.npwp, normaliseNpwp),
  phone_number: sentText(values.phoneNumber, normalisePhone),
  email: sentText(values.email, normaliseEmail),
  birth_place: sentText(values.birthPlace, normaliseText),
  birth_date: sentDate(values.birthDate),
  is_separate_assets: values.hasSeparateAssets,
});

const onlyIf = (applies: boolean, file: StoredFile | null) => (applies ? fileRefOf(file) : null);

const sentDocuments = (values: SpouseValues, marriage: Marriage) => {
  const isMarried = marriage === 'married';
  const { hasSeparateAssets } = values;
  return {
    assets_separation_agreement: onlyIf(
      isMarried && hasSeparateAssets === true,
      values.assetsSeparationAgreement,
    ),
    spouse_agreement: onlyIf(isMarried && hasSeparateAssets === false, values.spouseAgreement),
    proof_of_marriage: onlyIf(isMarried, values.proofOfMarriage),
    ktp_document: onlyIf(isMarried, values.ktpDocument),
    npwp_document: onlyIf(isMarried, values.npwpDocument),
    divorce_deed: onlyIf(marriage === 'divorcedAlive', values.divorceDeed),
    spouse_death_certificate: onlyIf(marriage === 'divorcedDeath', values.deathCertificate),
  };
};

/** The documents as the form has them, whether they apply or not. */
const allDocuments = (values: SpouseValues) => ({
  assets_separation_agreement: fileRefOf(values.assetsSeparationAgreement),
  spouse_agreement: fileRefOf(values.spouseAgreement),
  proof_of_marriage: fileRefOf(values.proofOfMarriage),
  ktp_document: fileRefOf(values.ktpDocument),
  npwp_document: fileRefOf(values.npwpDocument),
  divorce_deed: fileRefOf(values.divorceDeed),
  spouse_death_certificate: fileRefOf(values.deathCertificate),
});

/**
 * Documents of another marital status are removed. The other answers of an ended marriage stay as the
 * server holds them: nobody is asked for them any more, and nobody asked to delete them.
 */
const sent = (values: SpouseValues, marriage: Marriage) => ({
  ...(marriage === 'married' ? sentAnswers(values) : {}),
  ...sentDocuments(values, marriage),
});

/** Of a marriage that goes on, a document that was not asked for before is nobody's to remove. */
function untouchedSent(values: SpouseValues, marriage: Marriage): ReturnType<typeof sent> {
  const { assets_separation_agreement, spouse_agreement } = sentDocuments(values, marriage);
  return {
    ...sent(values, marriage),
    ...allDocuments(values),
    ...(marriage === 'married' ? { assets_separation_agreement, spouse_agreement } : {}),
  };
}

export function save(
  values: SpouseValues,
  context: OnboardingContext,
  history: SaveHistory<SpouseValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const marriage = marriageOf(context);
  return detailCalls({
    spouse: patchOf({
      wanted: sent(values, marriage),
      untouched: untouchedSent(history.began, marriage),
      tried: history.tried.map((each) => sent(each, marriage)),
      held: context.detail.spouse,
      heldFirst: (history.opened ?? context).detail.spouse,
      goesWith: {
        assets_separation_agreement: 'is_separate_assets',
        spouse_agreement: 'is_separate_assets',
      },
    }),
  });
}
