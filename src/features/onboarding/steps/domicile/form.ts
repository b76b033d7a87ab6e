import { mixed, object } from 'yup';
import { textRef } from '@/domain/text';
import { fieldRules } from '@/domain/validation/fieldRules';
import { valueRule } from '@/domain/validation/rule';
import type { OnboardingContext, SaveCall, SaveHistory } from '../../engine/stepDefinition';
import { matchesRequest } from '../../cards/matchesRequest';
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

export type DomicileValues = {
  isSameAsKtp: boolean;
  address: AddressValues;
  homeOwnershipId: number | null;
};

const DOMICILE = { hasRtRw: true } as const;

export const labels = {
  isSameAsKtp: 'onboardingForms.domicile.isSameAsKtp',
  ...addressLabels(DOMICILE),
  homeOwnershipId: 'onboardingForms.domicile.homeOwnership',
} as const satisfies Labels;

/** The KTP address as the server holds it. */
export const ktpAddress = ({ detail }: OnboardingContext): AddressValues =>
  addressValues(detail.addresses.ktp);

/** A domicile can only be the same as a KTP address that was saved whole. */
export const hasKtpAddress = (context: OnboardingContext): boolean =>
  addressSchema(DOMICILE).isValidSync(ktpAddress(context));

export function initialValues(context: OnboardingContext): DomicileValues {
  const { addresses, is_domicile_same_as_ktp: isSame } = context.detail;
  return {
    isSameAsKtp: isSame === true,
    address: isSame === true ? ktpAddress(context) : addressValues(addresses.domicilies),
    homeOwnershipId: addresses.domicilies?.home_ownership_id ?? null,
  };
}

export function schema(context: OnboardingContext) {
  const isKtpSaved = hasKtpAddress(context);
  return object({
    isSameAsKtp: valueRule((isSame) =>
      isSame === true && !isKtpSaved ? textRef('onboardingForms.domicile.needsKtpAddress') : null,
    ),
    // The locked copy of the KTP address is judged above, where something can be done about it.
    address: mixed().when('isSameAsKtp', {
      is: true,
      otherwise: () => addressSchema(DOMICILE),
    }),
    homeOwnershipId: fieldRules.choice(),
  });
}

type History = SaveHistory<DomicileValues>;

const sentDomicile = ({ address, homeOwnershipId }: DomicileValues): AddressUpdate => ({
  ...sentAddress(address, DOMICILE),
  home_ownership_id: homeOwnershipId,
});

const heldIn = ({ detail }: OnboardingContext) => detail.addresses.domicilies;

/** The KTP address in the server's own words, as the domicile; null where it is that already. */
function ktpAsDomicile(
  values: DomicileValues,
  context: OnboardingContext,
  history: History,
): AddressUpdate | null {
  const { ktp } = context.detail.addresses;
  const held = heldIn(context);
  const ownership = partsOf(
    values,
    context,
    history,
  )(({ homeOwnershipId }) => ({ home_ownership_id: homeOwnershipId }), heldIn);
  const whole = Object.entries({
    ...ktp,
    home_ownership_id: held?.home_ownership_id ?? null,
    ...ownership,
  });
  const copy = Object.fromEntries(whole.filter(([, answer]) => answer !== null));
  return history.tried.length === 0 && matchesRequest(copy, held) ? null : copy;
}

export function save(
  values: DomicileValues,
  context: OnboardingContext,
  history: History = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const domicilies = values.isSameAsKtp
    ? ktpAsDomicile(values, context, history)
    : addressUpdate(sentDomicile, heldIn, values, context, history);
  const sameness = partsOf(
    values,
    context,
    history,
  )(
    ({ isSameAsKtp }) => ({ is_domicile_same_as_ktp: isSameAsKtp }),
    ({ detail }) => detail,
  );
  return detailCalls({ ...sameness, addresses: { ...(domicilies && { domicilies }) } });
}
