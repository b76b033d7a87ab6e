import type { TestContext } from 'yup';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseNpwp, withoutSeparators } from '@/domain/validation/normalise';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../model/stepDefinition';
import { addressGroup } from '../../parts/address/addressGroup';
import { kinds } from '../../model/fields/fieldKinds';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';
import { saveCalls } from '../../model/saveCalls';

/** The date of expiry that stands for 'Seumur Hidup' on the wire. */
const VALID_FOR_LIFE = '9999-12-31';

/** Whether a number differs from the one that the server last reported as taken. */
const isFree =
  (takenField: 'takenNik' | 'takenNpwp', digitsOf: (typed: string) => string) =>
  (typed: unknown, { parent }: TestContext): boolean => {
    const taken = (parent as IdentityValues)[takenField];
    return taken === '' || typeof typed !== 'string' || digitsOf(typed) !== taken;
  };

export const identity = fieldTable('onboardingForms.identity', {
  nik: field.custom(kinds.nik, 'information.nik', (options) =>
    fieldRules
      .nik(options)
      .test('free', typedMessageRef('validation.nik.taken'), isFree('takenNik', withoutSeparators)),
  ),
  nikIssueDate: field.date('information.nik_issue_date', fieldRules.pastDate, {
    isOptional: true,
  }),
  nikExpiredDate: field.custom(
    kinds.date,
    'information.nik_expired_date',
    (options) => fieldRules.expiryDate('nikIssueDate', options),
    {
      isOptional: true,
      when: { isValidForLife: false },
      otherwise: VALID_FOR_LIFE,
      initial: (stored) => (stored === VALID_FOR_LIFE ? '' : stored),
      review: (stored, formatter) => ({
        value:
          stored === VALID_FOR_LIFE
            ? formatter.t('onboardingForms.identity.isValidForLife')
            : formatter.date(stored),
      }),
    },
  ),
  isValidForLife: field.own({
    isOptional: true,
    read: ({ detail }) => detail.information.nik_expired_date === VALID_FOR_LIFE,
  }),
  npwp: field.custom(kinds.npwp, 'information.npwp', (options) =>
    fieldRules
      .npwp(options)
      .test('free', typedMessageRef('validation.npwp.taken'), isFree('takenNpwp', normaliseNpwp)),
  ),
  ktpDocument: field.file('documents.ktp'),
  npwpDocument: field.file('documents.npwp'),
  /** The numbers that the server last reported as taken; only equal ones are refused. */
  takenNik: field.hidden(''),
  takenNpwp: field.hidden(''),
  address: addressGroup({ at: 'addresses.ktp', title: 'onboardingForms.address.ktpTitle' }),
});

export type IdentityValues = FormValuesOf<typeof identity>;

/** Stores the changes. A domicile that is the same as the KTP address follows it. */
export function save(
  values: IdentityValues,
  context: OnboardingContext,
  history: SaveHistory<IdentityValues> = { base: identity.initialValues(context), attempts: [] },
): SaveCall[] {
  const changes = identity.changes(values, context, history);
  const { 'addresses.ktp': ktp } = changes;
  const { is_domicile_same_as_ktp: isSame, addresses } = context.detail;
  if (!ktp || isSame !== true) return saveCalls(changes);
  const homeOwnershipId = addresses.domicilies?.home_ownership_id ?? null;
  return saveCalls({
    ...changes,
    'addresses.domicilies':
      homeOwnershipId === null ? ktp : { ...ktp, home_ownership_id: homeOwnershipId },
  });
}
