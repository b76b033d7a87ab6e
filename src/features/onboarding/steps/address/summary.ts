import type { Address } from '@/api/wire';
import type { RegionPath, SummaryRow, SummaryWords } from '../../engine/stepDefinition';
import { row } from '../shared/summaryRows';
import { addressValues, type AddressKind } from './form';

/** An address in the review. */
export function addressRows(
  held: Address | null,
  { hasRtRw }: AddressKind,
  words: SummaryWords,
): SummaryRow[] {
  return [
    row('onboardingForms.address.address', held?.address),
    ...(hasRtRw ? [row('onboardingForms.address.rtRw', held?.rt_rw)] : []),
    row('onboardingForms.address.village', words.region(held?.village_id)),
    row('onboardingForms.address.district', words.region(held?.district_id)),
    row('onboardingForms.address.city', words.region(held?.city_id)),
    row('onboardingForms.address.province', words.region(held?.province_id)),
    row('onboardingForms.address.postalCode', held?.postal_code),
  ];
}

/** The regions whose names the rows need. */
export function addressRegions(held: Address | null): RegionPath[] {
  if (held === null) return [];
  const { provinceId, cityId, districtId, villageId } = addressValues(held);
  return [{ provinceId, cityId, districtId, villageId }];
}
