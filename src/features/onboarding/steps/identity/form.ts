import type { TestContext } from 'yup';
import type { UserDetail } from '@/api/wire';
import { textRef } from '@/domain/text';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseNpwp, withoutSeparators } from '@/domain/validation/normalise';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../engine/stepDefinition';
import {
  addressLabels,
  addressSchema,
  addressUpdate,
  addressValues,
  sentAddress,
  type AddressUpdate,
  type AddressValues,
} from '../address/form';
import { kinds } from '../shared/fieldKinds';
import { field, makeField } from '../shared/fields';
import { fieldTable, type FormValuesOf } from '../shared/fieldTable';
import { missingOfForm, type Labels } from '../shared/formRules';
import { detailCalls } from '../shared/patch';

/** The date of expiry that stands for 'Seumur Hidup' on the wire. */
const VALID_FOR_LIFE = '9999-12-31';

const KTP_ADDRESS = { hasRtRw: true } as const;

/** Whether a number is another than the one that the server called taken last. */
const isFree =
  (takenField: 'takenNik' | 'takenNpwp', digitsOf: (typed: string) => string) =>
  (typed: unknown, { parent }: TestContext): boolean => {
    const taken = (parent as IdentityValues)[takenField];
    return taken === '' || typeof typed !== 'string' || digitsOf(typed) !== taken;
  };

/** KTP and NPWP; the address is beside them. */
export const cards = fieldTable('onboardingForms.identity', {
  nik: makeField(kinds.nik, 'information.nik', (options) =>
    fieldRules
      .nik(options)
      .test('free', textRef('validation.nik.taken'), isFree('takenNik', withoutSeparators)),
  ),
  nikIssueDate: field.date('information.nik_issue_date', fieldRules.pastDate, {
    isOptional: true,
  }),
  nikExpiredDate: makeField(
    kinds.date,
    'information.nik_expired_date',
    (options) => fieldRules.expiryDate('nikIssueDate', options),
    {
      isOptional: true,
      when: { isValidForLife: false },
      otherwise: VALID_FOR_LIFE,
      initial: (stored) => (stored === VALID_FOR_LIFE ? '' : stored),
      review: (stored, words) => ({
        value:
          stored === VALID_FOR_LIFE
            ? words.t('onboardingForms.identity.isValidForLife')
            : words.date(stored),
      }),
    },
  ),
  isValidForLife: field.own({
    isOptional: true,
    read: ({ detail }) => detail.information.nik_expired_date === VALID_FOR_LIFE,
  }),
  npwp: makeField(kinds.npwp, 'information.npwp', (options) =>
    fieldRules
      .npwp(options)
      .test('free', textRef('validation.npwp.taken'), isFree('takenNpwp', normaliseNpwp)),
  ),
  ktpDocument: field.file('documents.ktp'),
  npwpDocument: field.file('documents.npwp'),
});

export type IdentityValues = FormValuesOf<typeof cards> & {
  /** The NIK that the server called taken last; only an equal one is refused. */
  takenNik: string;
  /** The same of the NPWP. */
  takenNpwp: string;
  address: AddressValues;
};

const labels: Labels = { ...cards.labels, ...addressLabels(KTP_ADDRESS) };

/** What the server said of a number holds for now, not for another day. */
export const excludedFromDraft = [...cards.excludedFromDraft, 'takenNik', 'takenNpwp'] as const;

export const initialValues = (context: OnboardingContext): IdentityValues => ({
  ...cards.initialValues(context),
  takenNik: '',
  takenNpwp: '',
  address: addressValues(context.detail.addresses.ktp),
});

export const schema = (context: OnboardingContext) =>
  cards.schema(context).shape({ address: addressSchema(KTP_ADDRESS) });

export const missing = (context: OnboardingContext): string[] =>
  missingOfForm({ initialValues, schema, labels }, context);

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
  const ktp = addressUpdate(
    sentKtpAddress,
    ({ detail: { addresses } }) => addresses.ktp,
    values,
    context,
    history,
  );
  return detailCalls({
    ...cards.changes(values, context, history),
    addresses: ktp === null ? {} : { ktp, ...followingDomicile(detail, ktp) },
  });
}
