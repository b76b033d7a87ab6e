import { skipToken } from '@reduxjs/toolkit/query';
import {
  useGetCitiesQuery,
  useGetDistrictsQuery,
  useGetProvincesQuery,
  useGetVillagesQuery,
} from '@/api/masterApi';
import type { Village } from '@/api/wire';
import type { RegionPath } from '../../model/stepDefinition';
import { useLoadedOptions, type LoadedOptions } from '../useOptions';

export interface RegionLists {
  provinces: LoadedOptions;
  cities: LoadedOptions;
  districts: LoadedOptions;
  villages: LoadedOptions<Village>;
}

const NOTHING_YET = { options: [], onRetry: undefined } as const;

/** The four lists of an address, each of the parent that is chosen now. */
export function useRegionLists({ provinceId, cityId, districtId }: RegionPath): RegionLists {
  const provinces = useLoadedOptions(useGetProvincesQuery());
  const cities = useLoadedOptions(useGetCitiesQuery(provinceId ?? skipToken));
  const districts = useLoadedOptions(useGetDistrictsQuery(cityId ?? skipToken));
  const villages = useLoadedOptions(useGetVillagesQuery(districtId ?? skipToken));
  return {
    provinces,
    cities: provinceId === null ? NOTHING_YET : cities,
    districts: cityId === null ? NOTHING_YET : districts,
    villages: districtId === null ? NOTHING_YET : villages,
  };
}
