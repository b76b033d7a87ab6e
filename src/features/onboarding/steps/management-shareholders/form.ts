import { mixed, object, type AnyObjectSchema } from 'yup';
import type { Shareholder, ShareholderFile } from '@/api/wire';
import {
  isKnownEmail,
  isManagement,
  isShareholder,
  ownershipOf,
} from '@/domain/onboarding/shareholders';
import { checkShare, checkShareOfRest } from '@/domain/ownership/shareChecks';
import { textRef } from '@/domain/text';
import { firstOf, type Check } from '@/domain/validation/check';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseEmail } from '@/domain/validation/normalise';
import { textRule, valueRule, type Siblings } from '@/domain/validation/rule';
import { checkCompanyName, checkPersonName } from '@/domain/validation/textChecks';
import type { StoredFile } from '../../engine/stepDefinition';
import { addressSchema, addressValues, type AddressValues } from '../address/form';
import type { Labels } from '../shared/formRules';
import { textOf } from '../shared/values';

/** One card as its form holds it. What belongs to the other kind or role stays as it was typed. */
export type ShareholderValues = {
  isCorporate: boolean | null;
  isManagement: boolean | null;
  isShareholder: boolean | null;
  positionId: number | null;
  /** In per cent, with a comma before the decimals. */
  share: string;
  /** Of a person or of a company. */
  name: string;
  email: string;
  phoneNumber: string;
  birthDate: string;
  genderId: number | null;
  nik: string;
  npwp: string;
  isPublic: boolean | null;
  address: AddressValues;
  domiciledAddress: string;
  ktpDocument: StoredFile | null;
  npwpDocument: StoredFile | null;
};

export const labels = {
  isCorporate: 'onboardingManagement.kind',
  isManagement: 'onboardingManagement.isManagement',
  isShareholder: 'onboardingManagement.isShareholder',
  positionId: 'onboardingManagement.position',
  share: 'onboardingManagement.share',
  name: 'onboardingManagement.name',
  companyName: 'onboardingManagement.companyName',
  email: 'onboardingManagement.email',
  phoneNumber: 'onboardingManagement.phoneNumber',
  birthDate: 'onboardingManagement.birthDate',
  genderId: 'onboardingManagement.gender',
  nik: 'onboardingManagement.nik',
  npwp: 'onboardingManagement.npwp',
  isPublic: 'onboardingManagement.isPublic',
  domiciledAddress: 'onboardingManagement.domiciledAddress',
  ktpDocument: 'onboardingManagement.ktpDocument',
  npwpDocument: 'onboardingManagement.npwpDocument',
} as const satisfies Labels;

/** Assumption: of an address nothing is asked, for the spec marks none of its fields here. */
export const ADDRESS = { hasRtRw: true, isOptional: true } as const;

// Assumption: most cards are of persons, so that a new one begins as one.
const emptyCard: ShareholderValues = {
  isCorporate: false,
  isManagement: false,
  isShareholder: false,
  positionId: null,
  share: '',
  name: '',
  email: '',
  phoneNumber: '',
  birthDate: '',
  genderId: null,
  nik: '',
  npwp: '',
  isPublic: false,
  address: addressValues(null),
  domiciledAddress: '',
  ktpDocument: null,
  npwpDocument: null,
};

export const emptyManagement: ShareholderValues = { ...emptyCard, isManagement: true };
export const emptyShareholder: ShareholderValues = { ...emptyCard, isShareholder: true };

const fileOf = (held: ShareholderFile | null): StoredFile | null =>
  held && { fileName: held.file_name, pathUrl: held.file_path };

export const shareholderValues = (held: Shareholder): ShareholderValues => ({
  isCorporate: held.is_corporate,
  isManagement: isManagement(held),
  isShareholder: isShareholder(held),
  positionId: held.shareholder_position_id,
  share: textOf(held.ownership_percentage).replace('.', ','),
  name: held.name,
  email: textOf(held.email),
  phoneNumber: textOf(held.phone_number),
  birthDate: textOf(held.birth_date),
  genderId: held.gender_id,
  nik: textOf(held.nik),
  npwp: textOf(held.npwp),
  isPublic: held.is_public,
  address: addressValues(held),
  domiciledAddress: textOf(held.domiciled_address),
  ktpDocument: fileOf(held.ktp_document),
  npwpDocument: fileOf(held.npwp_document),
});

const isOfCompany = ({ isCorporate }: Siblings): boolean => isCorporate === true;
const isOfPerson = (siblings: Siblings): boolean => !isOfCompany(siblings);

const checkFreeEmail =
  (others: readonly Shareholder[]): Check =>
  (email) =>
    isKnownEmail(normaliseEmail(email), others) ? textRef('onboardingManagement.emailTaken') : null;

/** The rules of one card on this day; `others` are the records of the other cards. */
export function shareholderSchema(today: string, others: readonly Shareholder[]): AnyObjectSchema {
  const { left } = ownershipOf(others);
  const ofPersons = { appliesWhen: isOfPerson };
  return object({
    isCorporate: fieldRules.choice(),
    isManagement: valueRule((isTicked, siblings) =>
      isTicked === true || siblings['isShareholder'] === true
        ? null
        : textRef('onboardingManagement.noRole'),
    ),
    positionId: fieldRules.choice({
      appliesWhen: (siblings) => siblings['isManagement'] === true,
    }),
    share: textRule(() => firstOf(checkShare, checkShareOfRest(left)), {
      appliesWhen: (siblings) => siblings['isShareholder'] === true,
    }),
    name: textRule((siblings) => (isOfCompany(siblings) ? checkCompanyName : checkPersonName)),
    email: fieldRules.email({ ...ofPersons, and: checkFreeEmail(others) }),
    phoneNumber: fieldRules.phone(ofPersons),
    birthDate: fieldRules.birthDate(today, ofPersons),
    genderId: fieldRules.choice(ofPersons),
    nik: fieldRules.nik(ofPersons),
    npwp: fieldRules.npwp(),
    address: mixed().when('isCorporate', ([isCorporate]) =>
      isCorporate === true ? mixed() : addressSchema(ADDRESS),
    ),
    domiciledAddress: fieldRules.shortText({ ...ofPersons, isOptional: true }),
    ktpDocument: fieldRules.file(ofPersons),
    npwpDocument: fieldRules.file(),
  });
}
