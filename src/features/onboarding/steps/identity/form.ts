import { object, type TestContext } from 'yup';
import type { UserDetail } from '@/api/wire';
import { textRef } from '@/domain/text';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseNpwp, withoutSeparators } from '@/domain/validation/normalise';
import type {
  OnboardingContext,
  SaveCall,
  SaveHistory,
  StoredFile,
} from '../../engine/stepDefinition';
import {
  addressLabels,
  addressSchema,
  addressUpdate,
  addressValues,
  sentAddress,
  type AddressUpdate,
  type AddressValues,
} from '../address/form';
import type { Labels } from '../shared/formRules';
import { detailCalls, partsOf } from '../shared/patch';
import { fileOf, fileRefOf, sentDate, sentText, textOf } from '../shared/values';

export type IdentityValues = {
  nik: string;
  /** The NIK that the server called taken last; only an equal one is refused. */
  takenNik: string;
  nikIssueDate: string;
  nikExpiredDate: string;
  isValidForLife: boolean;
  npwp: string;
  /** The same of the NPWP. */
  takenNpwp: string;
  ktpDocument: StoredFile | null;
  npwpDocument: StoredFile | null;
  address: AddressValues;
};

/** The date of expiry that stands for 'Seumur Hidup' on the wire. */
const VALID_FOR_LIFE = '9999-12-31';

const KTP_ADDRESS = { hasRtRw: true } as const;

export const labels = {
  nik: 'onboardingForms.identity.nik',
  nikIssueDate: 'onboardingForms.identity.nikIssueDate',
  nikExpiredDate: 'onboardingForms.identity.nikExpiredDate',
  isValidForLife: 'onboardingForms.identity.isValidForLife',
  npwp: 'onboardingForms.identity.npwp',
  ktpDocument: 'onboardingForms.identity.ktpDocument',
  npwpDocument: 'onboardingForms.identity.npwpDocument',
  ...addressLabels(KTP_ADDRESS),
} as const satisfies Labels;

/** What the server said of a number holds for now, not for another day. */
export const neverKept = ['takenNik', 'takenNpwp'] as const;

export function initialValues({ detail }: OnboardingContext): IdentityValues {
  const { information, documents, addresses } = detail;
  const isValidForLife = information.nik_expired_date === VALID_FOR_LIFE;
  return {
    nik: textOf(information.nik),
    takenNik: '',
    nikIssueDate: textOf(information.nik_issue_date),
    nikExpiredDate: isValidForLife ? '' : textOf(information.nik_expired_date),
    isValidForLife,
    npwp: textOf(information.npwp),
    takenNpwp: '',
    ktpDocument: fileOf(documents.ktp),
    npwpDocument: fileOf(documents.npwp),
    address: addressValues(addresses.ktp),
  };
}

/** Whether a number is another than the one that the server called taken last. */
const isFree =
  (takenField: 'takenNik' | 'takenNpwp', digitsOf: (typed: string) => string) =>
  (typed: unknown, { parent }: TestContext): boolean => {
    const taken = (parent as IdentityValues)[takenField];
    return taken === '' || typeof typed !== 'string' || digitsOf(typed) !== taken;
  };

export const schema = ({ today }: OnboardingContext) =>
  object({
    nik: fieldRules
      .nik()
      .test('free', textRef('validation.nik.taken'), isFree('takenNik', withoutSeparators)),
    nikIssueDate: fieldRules.pastDate(today, { isOptional: true }),
    nikExpiredDate: fieldRules.expiryDate('nikIssueDate', {
      isOptional: true,
      appliesWhen: ({ isValidForLife }) => isValidForLife !== true,
    }),
    npwp: fieldRules
      .npwp()
      .test('free', textRef('validation.npwp.taken'), isFree('takenNpwp', normaliseNpwp)),
    ktpDocument: fieldRules.file(),
    npwpDocument: fieldRules.file(),
    address: addressSchema(KTP_ADDRESS),
  });

const sentInformation = (values: IdentityValues) => ({
  nik: sentText(values.nik, withoutSeparators),
  nik_issue_date: sentDate(values.nikIssueDate),
  nik_expired_date: values.isValidForLife ? VALID_FOR_LIFE : sentDate(values.nikExpiredDate),
  npwp: sentText(values.npwp, normaliseNpwp),
});

const sentDocuments = (values: IdentityValues) => ({
  ktp: fileRefOf(values.ktpDocument),
  npwp: fileRefOf(values.npwpDocument),
});

const sentKtpAddress = ({ address }: IdentityValues) => sentAddress(address, KTP_ADDRESS);

/** A domicile that is the same as the KTP address follows it. */
function followingDomicile(detail: UserDetail, ktp: AddressUpdate) {
  if (detail.is_domicile_same_as_ktp !== true) return {};
  const homeOwnershipId = detail.addresses.domicilies?.home_ownership_id ?? null;
  return {
    domicilies: homeOwnershipId === null ? ktp : { ...ktp, home_ownership_id: homeOwnershipId },
  };
}

export function save(
  values: IdentityValues,
  context: OnboardingContext,
  history: SaveHistory<IdentityValues> = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const { detail } = context;
  const part = partsOf(values, context, history);
  const ktp = addressUpdate(
    sentKtpAddress,
    ({ detail: { addresses } }) => addresses.ktp,
    values,
    context,
    history,
  );
  return detailCalls({
    information: part(sentInformation, ({ detail: { information: held } }) => held),
    documents: part(sentDocuments, ({ detail: { documents: held } }) => held),
    addresses: ktp === null ? {} : { ktp, ...followingDomicile(detail, ktp) },
  });
}
