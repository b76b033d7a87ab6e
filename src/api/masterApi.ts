import { baseApi } from './baseApi';
import type { Call } from './baseQuery';
import { list, number, object, or, text, textOrEmpty, textOrNull, type Reader } from './readers';
import type { Tag } from './tags';
import type {
  City,
  District,
  MasterBank,
  MasterItem,
  MasterListName,
  Province,
  Village,
} from './wire';

const readItem = object<MasterItem>({ id: number, name: text, kind: or(text, undefined) });
const readBank = object<MasterBank>({ id: number, name: text, code: textOrEmpty });
const readProvince = object<Province>({ id: number, name: text });
const readCity = object<City>({ id: number, name: text, province_id: or(number, 0) });
const readDistrict = object<District>({ id: number, name: text, city_id: or(number, 0) });
const readVillage = object<Village>({
  id: number,
  name: text,
  district_id: or(number, 0),
  postal_code: textOrNull,
});

/**
 * Master lists do not change during a session, so they are fetched once (wire.md#master-data). A
 * list that failed gets an extra tag, by which all failed lists are fetched again.
 */
const FOR_THE_SESSION = {
  keepUnusedDataFor: Infinity,
  providesTags: (_list: unknown, problem: unknown): Tag[] =>
    problem === undefined ? ['MasterList'] : ['FailedMasterList', 'Failed'],
};

const listCall = (path: string, read: Reader<unknown>, params?: Call['params']): Call => ({
  service: 'master',
  path,
  params,
  read: list(read),
});

export const masterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMasterList: build.query<MasterItem[], MasterListName>({
      query: (name) => listCall(`/${name}`, readItem),
      ...FOR_THE_SESSION,
    }),
    /** The banks of the country, with their codes. */
    getBankList: build.query<MasterBank[], void>({
      query: () => listCall('/banks', readBank),
      ...FOR_THE_SESSION,
    }),
    getProvinces: build.query<Province[], void>({
      query: () => listCall('/provinces', readProvince),
      ...FOR_THE_SESSION,
    }),
    getCities: build.query<City[], number>({
      query: (provinceId) => listCall('/cities', readCity, { province_id: provinceId }),
      ...FOR_THE_SESSION,
    }),
    getDistricts: build.query<District[], number>({
      query: (cityId) => listCall('/districts', readDistrict, { city_id: cityId }),
      ...FOR_THE_SESSION,
    }),
    /** Each with its postal code, if there is one. */
    getVillages: build.query<Village[], number>({
      query: (districtId) => listCall('/villages', readVillage, { district_id: districtId }),
      ...FOR_THE_SESSION,
    }),
  }),
});

export const {
  useGetMasterListQuery,
  useGetBankListQuery,
  useGetProvincesQuery,
  useGetCitiesQuery,
  useGetDistrictsQuery,
  useGetVillagesQuery,
} = masterApi;
