import type { Address } from '@/api/wire';
import type { SummaryGroup, SummaryFormatter, OnboardingContext } from '../../model/stepDefinition';
import { addressGroup } from '../../parts/address/addressGroup';
import { kinds } from '../../model/fields/fieldKinds';
import { field } from '../../model/fields/fields';
import { fieldTable, type FormValuesOf } from '../../model/fields/fieldTable';

/** Whether an address is stored; an entirely empty one counts as none. */
export const isStored = (address: Address | null): address is Address =>
  address !== null && Object.values(address).some((value) => value !== null);

// Assumption: the category belongs to the address (fields.md); the spec lists it with the
// information, so one that is only stored there is shown, and is stored with the address on saving.
const categoryOf = (
  stored: number | null | undefined,
  { detail: { information } }: OnboardingContext,
): number | null => stored ?? information.business_address_category_id;

const categories = kinds.choiceOf('business-address-categories');

export const companyAddress = fieldTable('onboardingCompany.address', {
  categoryId: field.choice(
    'addresses.company.business_address_category_id',
    'business-address-categories',
    {
      initial: categoryOf,
      review: (stored, formatter, context) =>
        categories.show(categoryOf(stored, context), formatter),
    },
  ),
  company: addressGroup({ at: 'addresses.company' }),
  ownershipId: field.choice('addresses.company.home_ownership_id', 'home-ownerships'),
  hasWarehouse: field.own({
    read: ({ detail }) => isStored(detail.addresses.warehouse),
    // Without a company address the warehouse was not asked for yet.
    review: (hasWarehouse, { t }, { detail }) =>
      detail.addresses.company === null ? '' : t(hasWarehouse ? 'actions.yes' : 'actions.no'),
  }),
  // The values stay in the form while the switch is off, so that switching it on brings them back.
  // What is missing is listed once, because its labels are those of the company's address.
  warehouse: addressGroup({
    at: 'addresses.warehouse',
    when: { hasWarehouse: true },
    missingAs: 'onboardingCompany.address.warehouseTitle',
    title: 'onboardingCompany.address.warehouseTitle',
  }),
});

export type CompanyAddressValues = FormValuesOf<typeof companyAddress>;

export function summary(context: OnboardingContext, formatter: SummaryFormatter): SummaryGroup[] {
  const [company, ...warehouse] = companyAddress.summary(context, formatter);
  const title = formatter.t('onboardingCompany.address.companyTitle');
  return [...(company ? [{ ...company, title }] : []), ...warehouse];
}
