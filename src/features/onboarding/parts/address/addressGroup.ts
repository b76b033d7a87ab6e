import type { Address } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
import { normaliseRtRw, withoutSeparators } from '@/domain/validation/normalise';
import type { TextKey } from '@/i18n/indonesian';
import { fieldGroup } from '../../model/fields/fieldGroup';
import { sameKind, textKind } from '../../model/fields/fieldKinds';
import { fieldsOf, type Condition } from '../../model/fields/fields';
import type { ValuesOf } from '../../model/fields/entries';
import { recordTable } from '../../model/fields/recordTable';
import type { ReplacedPart } from '../../model/fields/wirePaths';

const field = fieldsOf<Required<Address>, unknown, { today: string }>();

const region = sameKind('choice', (stored: number, formatter) => formatter.region(stored));

const rtRw = textKind('rtRw', normaliseRtRw);
const postalCode = textKind('digits', withoutSeparators);

interface AddressOptions<When extends Condition> {
  /** The path of the stored address; by default the record of the form itself. */
  at?: ReplacedPart & `addresses.${string}`;
  when?: When;
  /** An emergency contact's address has no RT/RW. */
  hasRtRw?: boolean;
  /** All fields are optional; given values must be valid. */
  isOptional?: boolean;
  staysInReview?: boolean;
  missingAs?: TextKey;
  title?: TextKey;
}

/** The fields of an address. */
export function addressGroup<const When extends Condition = never>({
  hasRtRw = true,
  isOptional = false,
  ...options
}: AddressOptions<When> = {}) {
  const { choice, shortText } = fieldRules;
  const members = {
    address: field.text('address', shortText, { isOptional }),
    provinceId: field.custom(region, 'province_id', choice, { isOptional }),
    cityId: field.custom(region, 'city_id', choice, { isOptional }),
    districtId: field.custom(region, 'district_id', choice, { isOptional }),
    villageId: field.custom(region, 'village_id', choice, { isOptional }),
    postalCode: field.custom(postalCode, 'postal_code', fieldRules.postalCode, { isOptional }),
    rtRw: field.custom(rtRw, 'rt_rw', fieldRules.rtRw, { isOptional, only: () => hasRtRw }),
  };
  return fieldGroup('onboardingForms.address', members, {
    ...options,
    review: ['address', 'rtRw', 'villageId', 'districtId', 'cityId', 'provinceId', 'postalCode'],
  });
}

export type AddressGroup = Pick<ReturnType<typeof addressGroup>, 'members' | 'labels'>;

/** One address, as form values. */
export type AddressValues = ValuesOf<AddressGroup['members']>;

const one = { address: addressGroup() };
const table = recordTable<unknown, { today: string }, typeof one>('', one);

/** A stored address as form values. */
export const addressValues = (storedAddress: Address | null): AddressValues =>
  table.valuesOf((wirePath) => storedAddress?.[wirePath as keyof Address], null).address;

/** Whether an address has all required values. */
export const isWholeAddress = (address: AddressValues, today: string): boolean =>
  table.schema(null, { today }).isValidSync({ address });
