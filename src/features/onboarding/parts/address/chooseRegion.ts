import type { Village } from '@/api/wire';
import type { AddressValues } from './addressGroup';

export type RegionLevel = 'provinceId' | 'cityId' | 'districtId' | 'villageId';

const BELOW: Readonly<Record<RegionLevel, Partial<AddressValues>>> = {
  provinceId: { cityId: null, districtId: null, villageId: null },
  cityId: { districtId: null, villageId: null },
  districtId: { villageId: null },
  villageId: {},
};

const postalCodeOf = (villages: readonly Village[], id: number | null): string | null =>
  villages.find((village) => village.id === id)?.postal_code ?? null;

/**
 * An address after a region was chosen: the levels below it are empty again. The postal code comes
 * from the village if known; a code of the previous village is removed, a typed one stays.
 */
export function chooseRegion(
  before: AddressValues,
  level: RegionLevel,
  id: number | null,
  villages: readonly Village[],
): AddressValues {
  if (before[level] === id) return before;
  const after = { ...before, ...BELOW[level], [level]: id };
  const known = postalCodeOf(villages, after.villageId);
  const isFromVillage = before.postalCode === postalCodeOf(villages, before.villageId);
  return { ...after, postalCode: known ?? (isFromVillage ? '' : before.postalCode) };
}
