import { mixed, object } from 'yup';
import { textRef } from '@/domain/text';
import { fieldRules } from '@/domain/validation/fieldRules';
import { valueRule } from '@/domain/validation/rule';
import type { OnboardingContext, SaveCall } from '../../engine/stepDefinition';
import {
  addressLabels,
  addressSchema,
  addressUpdate,
  addressValues,
  type AddressUpdate,
  type AddressValues,
} from '../address/form';
import type { Labels } from '../shared/formRules';
import { detailCalls } from '../shared/patch';

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

function sentAddress(values: DomicileValues, context: OnboardingContext): AddressUpdate {
  const { ktp, domicilies } = context.detail.addresses;
  return values.isSameAsKtp
    ? addressUpdate(ktpAddress(context), ktp, DOMICILE)
    : addressUpdate(values.address, domicilies, DOMICILE);
}

export function save(values: DomicileValues, context: OnboardingContext): SaveCall[] {
  return detailCalls({
    is_domicile_same_as_ktp: values.isSameAsKtp,
    addresses: {
      domicilies: {
        ...sentAddress(values, context),
        home_ownership_id: values.homeOwnershipId,
      },
    },
  });
}
