import { boolean } from 'yup';
import { typedMessageRef } from '@/i18n/typedMessageRef';
import { matchesRequest } from '../../model/matchesRequest';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../model/stepDefinition';
import {
  addressGroup,
  addressValues,
  isWholeAddress,
  type AddressValues,
} from '../../parts/address/addressGroup';
import { kinds } from '../../model/fields/fieldKinds';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';
import { saveCalls } from '../../model/saveCalls';
import type { PartChanges } from '../../model/fields/wirePaths';

/** The stored KTP address. */
export const ktpAddress = ({ detail }: OnboardingContext): AddressValues =>
  addressValues(detail.addresses.ktp);

/** A domicile can only be the same as a complete stored KTP address. */
export const hasKtpAddress = (context: OnboardingContext): boolean =>
  isWholeAddress(ktpAddress(context), context.today);

export const domicile = fieldTable('onboardingForms.domicile', {
  isSameAsKtp: field.custom(
    kinds.yesNo,
    'detail.is_domicile_same_as_ktp',
    (_options, context) =>
      hasKtpAddress(context)
        ? boolean().nullable()
        : boolean().nullable().isFalse(typedMessageRef('onboardingForms.domicile.needsKtpAddress')),
    { isOptional: true, initial: (stored) => stored ?? false },
  ),
  // The rules above check the locked copy of the KTP address, where the user can act on it.
  address: addressGroup({
    at: 'addresses.domicilies',
    when: { isSameAsKtp: false },
    staysInReview: true,
  }),
  homeOwnershipId: field.choice('addresses.domicilies.home_ownership_id', 'home-ownerships'),
});

export type DomicileValues = FormValuesOf<typeof domicile>;

export function initialValues(context: OnboardingContext): DomicileValues {
  const values = domicile.initialValues(context);
  return values.isSameAsKtp ? { ...values, address: ktpAddress(context) } : values;
}

type Domicile = PartChanges['addresses.domicilies'];

/** The stored KTP address as the domicile; undefined if it is that already. */
function ktpAsDomicile(
  changed: Domicile,
  { detail: { addresses } }: OnboardingContext,
  isFirstTry: boolean,
): Domicile {
  const { ktp, domicilies: storedDomicile } = addresses;
  const { home_ownership_id: ownership } = changed ?? storedDomicile ?? {};
  const whole = Object.entries({ ...ktp, home_ownership_id: ownership ?? null });
  const copy = Object.fromEntries(whole.filter(([, value]) => value !== null));
  return isFirstTry && matchesRequest(copy, storedDomicile) ? undefined : copy;
}

export function save(
  values: DomicileValues,
  context: OnboardingContext,
  history: SaveHistory<DomicileValues> = { base: initialValues(context), attempts: [] },
): SaveCall[] {
  const changes = domicile.changes(values, context, history);
  if (!values.isSameAsKtp) return saveCalls(changes);
  const isFirstTry = history.attempts.length === 0;
  return saveCalls({
    ...changes,
    'addresses.domicilies': ktpAsDomicile(changes['addresses.domicilies'], context, isFirstTry),
  });
}
