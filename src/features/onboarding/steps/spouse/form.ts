import { MARITAL_STATUS } from '@/domain/onboarding/facts';
import { fieldRules } from '@/domain/validation/fieldRules';
import type { OnboardingContext } from '../../model/stepDefinition';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

export type Marriage = 'married' | 'divorcedAlive' | 'divorcedDeath' | 'none';

/** Which fields of a marriage are asked for, by the current marital status. */
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

const isIn =
  (marriage: Marriage) =>
  (context: OnboardingContext): boolean =>
    marriageOf(context) === marriage;

const married = { only: isIn('married') } as const;

/**
 * Documents of another marital status are removed. The other values of an ended marriage stay as
 * stored: they are no longer asked for, and the applicant did not delete them.
 */
const document = { isRemovedUnlessAsked: true } as const;

export const spouse = fieldTable('onboardingForms.spouse', {
  name: field.text('spouse.name', fieldRules.personName, married),
  nik: field.nik('spouse.nik', married),
  npwp: field.npwp('spouse.npwp', { ...married, isOptional: true }),
  phoneNumber: field.phone('spouse.phone_number', married),
  email: field.email('spouse.email', { ...married, isOptional: true }),
  birthPlace: field.text('spouse.birth_place', fieldRules.birthPlace, married),
  birthDate: field.date('spouse.birth_date', fieldRules.birthDate, married),
  hasSeparateAssets: field.yesNo('spouse.is_separate_assets', married),
  assetsSeparationAgreement: field.file('spouse.assets_separation_agreement', {
    ...married,
    ...document,
    when: { hasSeparateAssets: true },
  }),
  spouseAgreement: field.file('spouse.spouse_agreement', {
    ...married,
    ...document,
    when: { hasSeparateAssets: false },
  }),
  proofOfMarriage: field.file('spouse.proof_of_marriage', { ...married, ...document }),
  ktpDocument: field.file('spouse.ktp_document', { ...married, ...document }),
  npwpDocument: field.file('spouse.npwp_document', { ...married, ...document, isOptional: true }),
  divorceDeed: field.file('spouse.divorce_deed', { ...document, only: isIn('divorcedAlive') }),
  deathCertificate: field.file('spouse.spouse_death_certificate', {
    ...document,
    only: isIn('divorcedDeath'),
  }),
});

export type SpouseValues = FormValuesOf<typeof spouse>;
