import { boolean, mixed } from 'yup';
import type { Shareholder, ShareholderFile, ShareholderRequest } from '@/api/wire';
import {
  isKnownEmail,
  isManagement,
  isShareholder,
  ownershipOf,
  SHAREHOLDER_TYPE,
} from '@/domain/onboarding/shareholders';
import { checkShare, checkShareOfRest } from '@/domain/ownership/shareChecks';
import { percentageOf, readShare } from '@/domain/ownership/shares';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { firstOf, type Check } from '@/domain/validation/check';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseEmail } from '@/domain/validation/normalise';
import { textRule } from '@/domain/validation/rule';
import { checkEmail } from '@/domain/validation/textChecks';
import type { StoredFile } from '@/ui/fields/file/uploadTypes';
import { cardTableOf } from '../../cards/cardTable';
import { addressGroup } from '../../parts/address/addressGroup';
import { kinds, type FieldKind } from '../../model/fields/fieldKinds';
import type { FormValuesOf } from '../../model/fields/fieldTable';
import { textOf } from '../../model/values';

const { field, table } = cardTableOf<Shareholder, ShareholderRequest>();

/** In per cent, with a comma before the decimals. */
const share: FieldKind<number, string, 'percent'> = {
  input: 'percent',
  read: (stored) => textOf(stored).replace('.', ','),
  send: (typed) => {
    const read = readShare(typed);
    return read === null ? null : percentageOf(read);
  },
  show: (stored, { t }) => ({
    value: typeof stored === 'number' ? t('onboardingManagement.percent', { value: stored }) : '',
  }),
};

/** A file whose address has another name than everywhere else. */
const file: FieldKind<ShareholderFile, StoredFile | null, 'file'> = {
  input: 'file',
  read: (stored) => (stored ? { fileName: stored.file_name, pathUrl: stored.file_path } : null),
  send: (chosen) => chosen && { file_name: chosen.fileName, file_path: chosen.pathUrl },
  show: (stored) => ({ value: stored?.file_name ?? '', file: file.read(stored) }),
};

const checkFreeEmail =
  (others: readonly Shareholder[]): Check =>
  (email) =>
    isKnownEmail(normaliseEmail(email), others)
      ? typedMessageRef('onboardingManagement.emailTaken')
      : null;

/** The fields of a role are combined with the other role in `shareholderRequest`. */
const role = (has: (card: Shareholder) => boolean): FieldKind<Shareholder, boolean, 'yesNo'> => ({
  input: 'yesNo',
  read: (stored) => (stored ? has(stored) : false),
  send: () => null,
  show: (stored, formatter) => kinds.yesNo.show(stored && has(stored), formatter),
});

const ofPersons = { when: { isCorporate: false } } as const;
const ofCompanies = { when: { isCorporate: true } } as const;

/** One card. Values of the other kind or role stay in the form as typed. */
export const shareholder = table('onboardingManagement', {
  isManagement: field.custom(
    role(isManagement),
    '*',
    () =>
      boolean().when('isShareholder', {
        is: true,
        otherwise: (isTicked) => isTicked.isTrue(typedMessageRef('onboardingManagement.noRole')),
      }),
    { isOptional: true, flaggedAs: 'shareholder_type_ids' },
  ),
  isShareholder: field.custom(role(isShareholder), '*', () => mixed(), { isOptional: true }),
  positionId: field.choice('shareholder_position_id', 'shareholder-positions', {
    when: { isManagement: true },
  }),
  share: field.custom(
    share,
    'ownership_percentage',
    (options, { others }) =>
      textRule(firstOf(checkShare, checkShareOfRest(ownershipOf(others).left)), options),
    { when: { isShareholder: true } },
  ),
  // Assumption: most cards are people, so a new card begins as one.
  isCorporate: field.yesNo('is_corporate', {
    initial: (stored) => stored ?? false,
    review: (stored, { t }) => ({
      value: t(stored ? 'onboardingManagement.company' : 'onboardingManagement.person'),
    }),
  }),
  /** Of a person or of a company. */
  name: field.custom(kinds.text, 'name', (options) =>
    mixed().when('isCorporate', {
      is: true,
      then: () => fieldRules.companyName(options),
      otherwise: () => fieldRules.personName(options),
    }),
  ),
  email: field.custom(
    kinds.email,
    'email',
    (options, { others }) => textRule(firstOf(checkEmail, checkFreeEmail(others)), options),
    ofPersons,
  ),
  phoneNumber: field.phone('phone_number', ofPersons),
  birthDate: field.date('birth_date', fieldRules.birthDate, ofPersons),
  genderId: field.choice('gender_id', 'genders', ofPersons),
  nik: field.nik('nik', ofPersons),
  npwp: field.npwp('npwp'),
  ktpDocument: field.custom(file, 'ktp_document', fieldRules.file, ofPersons),
  npwpDocument: field.custom(file, 'npwp_document', fieldRules.file),
  isPublic: field.yesNo('is_public', {
    ...ofCompanies,
    isOptional: true,
    initial: (stored) => stored ?? false,
  }),
  // Assumption: no address field is required, because the spec marks none of them here.
  address: addressGroup({ isOptional: true, ...ofPersons }),
  domiciledAddress: field.text('domiciled_address', fieldRules.shortText, {
    ...ofPersons,
    isOptional: true,
  }),
});

export type ShareholderValues = FormValuesOf<typeof shareholder>;

export const emptyManagement = { ...shareholder.emptyValues, isManagement: true };
export const emptyShareholder = { ...shareholder.emptyValues, isShareholder: true };

/** The body that stores a card; the values are valid. */
export const shareholderRequest = (values: ShareholderValues): ShareholderRequest => ({
  ...shareholder.toRequest(values),
  shareholder_type_ids: [
    ...(values.isManagement ? [SHAREHOLDER_TYPE.management] : []),
    ...(values.isShareholder ? [SHAREHOLDER_TYPE.shareholder] : []),
  ],
});
