import { mixed, object } from 'yup';
import type { Address, UserDetail } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
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

export type CompanyAddressValues = {
  company: AddressValues;
  categoryId: number | null;
  ownershipId: number | null;
  hasWarehouse: boolean;
  /** Kept while the switch is off, so that switching it on again brings it back. */
  warehouse: AddressValues;
};

const ADDRESS = { hasRtRw: true } as const;

/** What is missing of a warehouse is told as one, for its labels are those of the company's address. */
const warehouseLabels: Labels = Object.fromEntries(
  Object.keys(addressLabels(ADDRESS, 'warehouse')).map((path) => [
    path,
    'onboardingCompany.address.warehouseTitle',
  ]),
);

export const labels = {
  ...addressLabels(ADDRESS, 'company'),
  categoryId: 'onboardingCompany.address.category',
  ownershipId: 'onboardingCompany.address.ownership',
  hasWarehouse: 'onboardingCompany.address.hasWarehouse',
  ...warehouseLabels,
} as const satisfies Labels;

/** Whether the server holds anything of an address; one that is empty all through is none. */
export const isHeld = (held: Address | null): held is Address =>
  held !== null && Object.values(held).some((answer) => answer !== null);

// Assumption: the category belongs to the address (decisions.md 6); product.md 3 lists it with the
// information, so one that is held only there is shown, and is stored with the address on saving.
export const categoryOf = ({ addresses, information }: UserDetail): number | null =>
  addresses.company?.business_address_category_id ?? information.business_address_category_id;

export function initialValues({ detail }: OnboardingContext): CompanyAddressValues {
  const { company, warehouse } = detail.addresses;
  return {
    company: addressValues(company),
    categoryId: categoryOf(detail),
    ownershipId: company?.home_ownership_id ?? null,
    hasWarehouse: isHeld(warehouse),
    warehouse: addressValues(warehouse),
  };
}

export const schema = () =>
  object({
    company: addressSchema(ADDRESS),
    categoryId: fieldRules.choice(),
    ownershipId: fieldRules.choice(),
    warehouse: mixed().when('hasWarehouse', {
      is: true,
      then: () => addressSchema(ADDRESS),
    }),
  });

/** What becomes of the warehouse: stored, removed where there was one, else not mentioned. */
function sentWarehouse(
  { hasWarehouse, warehouse }: CompanyAddressValues,
  held: Address | null,
): { warehouse?: AddressUpdate | null } {
  if (hasWarehouse) return { warehouse: addressUpdate(warehouse, held, ADDRESS) };
  return isHeld(held) ? { warehouse: null } : {};
}

export function save(values: CompanyAddressValues, { detail }: OnboardingContext): SaveCall[] {
  const { company, warehouse } = detail.addresses;
  return detailCalls({
    addresses: {
      company: {
        ...addressUpdate(values.company, company, ADDRESS),
        business_address_category_id: values.categoryId,
        home_ownership_id: values.ownershipId,
      },
      ...sentWarehouse(values, warehouse),
    },
  });
}
