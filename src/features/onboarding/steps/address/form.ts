import { object } from 'yup';
import type { Address, UserUpdateRequest } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseRtRw, normaliseText, withoutSeparators } from '@/domain/validation/normalise';
import type { OnboardingContext, RegionPath, SaveHistory } from '../../engine/stepDefinition';
import type { Labels } from '../shared/formRules';
import { partsOf, type HeldIn } from '../shared/patch';
import { sentText, textOf } from '../shared/values';

/** One address, as a form holds it. */
export type AddressValues = RegionPath & {
  address: string;
  postalCode: string;
  rtRw: string;
};

export type AddressUpdate = NonNullable<NonNullable<UserUpdateRequest['addresses']>['ktp']>;

export interface AddressKind {
  /** An emergency contact's address has no RT/RW. */
  hasRtRw: boolean;
  /** Nothing of it is asked for; what is given has to be right. */
  isOptional?: boolean;
}

export const addressValues = (held: Address | null): AddressValues => ({
  address: textOf(held?.address),
  provinceId: held?.province_id ?? null,
  cityId: held?.city_id ?? null,
  districtId: held?.district_id ?? null,
  villageId: held?.village_id ?? null,
  postalCode: textOf(held?.postal_code),
  rtRw: textOf(held?.rt_rw),
});

export const addressSchema = ({ hasRtRw, isOptional = false }: AddressKind) =>
  object({
    address: fieldRules.shortText({ isOptional }),
    provinceId: fieldRules.choice({ isOptional }),
    cityId: fieldRules.choice({ isOptional }),
    districtId: fieldRules.choice({ isOptional }),
    villageId: fieldRules.choice({ isOptional }),
    postalCode: fieldRules.postalCode({ isOptional }),
    ...(hasRtRw ? { rtRw: fieldRules.rtRw({ isOptional }) } : {}),
  });

/** Labels of an address, by the paths of its values; `name` is where they stand in the form. */
export const addressLabels = ({ hasRtRw }: AddressKind, name = 'address'): Labels => ({
  [`${name}.address`]: 'onboardingForms.address.address',
  [`${name}.provinceId`]: 'onboardingForms.address.province',
  [`${name}.cityId`]: 'onboardingForms.address.city',
  [`${name}.districtId`]: 'onboardingForms.address.district',
  [`${name}.villageId`]: 'onboardingForms.address.village',
  [`${name}.postalCode`]: 'onboardingForms.address.postalCode',
  ...(hasRtRw ? { [`${name}.rtRw`]: 'onboardingForms.address.rtRw' } : {}),
});

export const sentAddress = (values: AddressValues, { hasRtRw }: AddressKind): AddressUpdate => ({
  address: sentText(values.address, normaliseText),
  province_id: values.provinceId,
  city_id: values.cityId,
  district_id: values.districtId,
  village_id: values.villageId,
  postal_code: sentText(values.postalCode, withoutSeparators),
  ...(hasRtRw ? { rt_rw: sentText(values.rtRw, normaliseRtRw) } : {}),
});

const REGIONS = ['province_id', 'city_id', 'district_id', 'village_id'] as const;

/** The regions lie in each other: where one was changed, all go as they stand in the form. */
const regionsOf = (wanted: AddressUpdate, changed: Partial<AddressUpdate>): AddressUpdate =>
  REGIONS.some((key) => key in changed)
    ? Object.fromEntries(REGIONS.map((key) => [key, wanted[key]]))
    : {};

/**
 * An address as it is sent; null where nothing of it was changed. The server replaces an address as a
 * whole, so what it holds beside the form's fields is sent along; what nobody touched goes back in
 * the server's own words.
 */
export function addressUpdate<Values>(
  sent: (values: Values) => AddressUpdate,
  heldIn: HeldIn<Address>,
  values: Values,
  context: OnboardingContext,
  history: SaveHistory<Values>,
): AddressUpdate | null {
  const changed = partsOf(values, context, history)(sent, heldIn);
  if (Object.keys(changed).length === 0) return null;
  const kept = heldIn(context) ?? sent(values);
  const whole = Object.entries({ ...kept, ...regionsOf(sent(values), changed), ...changed });
  return Object.fromEntries(whole.filter(([, value]) => value !== null));
}
