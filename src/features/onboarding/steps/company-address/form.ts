import { mixed, object } from 'yup';
import type { Address, UserDetail } from '@/api/wire';
import { fieldRules } from '@/domain/validation/fieldRules';
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
import type { Labels } from '../shared/formRules';
import { detailCalls, isLeftAlone } from '../shared/patch';

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

// Assumption: the category belongs to the address (fields.md); the spec lists it with the
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

const sentCompany = ({
  company,
  categoryId,
  ownershipId,
}: CompanyAddressValues): AddressUpdate => ({
  ...sentAddress(company, ADDRESS),
  business_address_category_id: categoryId,
  home_ownership_id: ownershipId,
});

const NO_ADDRESS = addressValues(null);

const sentWarehouse = ({ hasWarehouse, warehouse }: CompanyAddressValues): AddressUpdate =>
  sentAddress(hasWarehouse ? warehouse : NO_ADDRESS, ADDRESS);

const warehouseIn = ({ detail }: OnboardingContext) => detail.addresses.warehouse;

/**
 * What becomes of the warehouse: stored, removed where there was one, else not mentioned. One that
 * another device has removed is not brought back by whoever left it alone.
 */
function warehouseUpdate(
  values: CompanyAddressValues,
  context: OnboardingContext,
  history: History,
): { warehouse?: AddressUpdate | null } {
  const held = warehouseIn(context);
  if (values.hasWarehouse) {
    if (!isHeld(held) && isLeftAlone(sentWarehouse, values, history)) return {};
    const warehouse = addressUpdate(sentWarehouse, warehouseIn, values, context, history);
    return { ...(warehouse && { warehouse }) };
  }
  const { began, tried } = history;
  const mayBeHeld = isHeld(held) || tried.length > 0;
  return mayBeHeld && [began, ...tried].some(({ hasWarehouse }) => hasWarehouse)
    ? { warehouse: null }
    : {};
}

type History = SaveHistory<CompanyAddressValues>;

export function save(
  values: CompanyAddressValues,
  context: OnboardingContext,
  history: History = { began: initialValues(context), tried: [] },
): SaveCall[] {
  const company = addressUpdate(
    sentCompany,
    ({ detail }) => detail.addresses.company,
    values,
    context,
    history,
  );
  return detailCalls({
    addresses: {
      ...(company && { company }),
      ...warehouseUpdate(values, context, history),
    },
  });
}
