import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { masterApi } from '@/api/masterApi';
import { formatDate, formatMoney } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/rootReducer';
import type { RegionPath, SummaryList, SummaryWords } from '../model/stepDefinition';

const { getMasterList, getBankList, getProvinces, getCities, getDistricts, getVillages } =
  masterApi.endpoints;

interface Named {
  id: number;
  name: string;
}

const NONE: readonly Named[] = [];

const isId = (id: number | null): id is number => id !== null;
const unique = (ids: (number | null)[]): number[] => [...new Set(ids.filter(isId))];

/** What a review has to name: entries of lists, and regions by their parents. */
interface Wanted {
  lists: readonly SummaryList[];
  provinces: readonly number[];
  cities: readonly number[];
  districts: readonly number[];
}

/** All queries stay cached for the session, so subscribing only loads what is missing. */
function useLoaded({ lists, provinces, cities, districts }: Wanted): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const queries = [
      dispatch(getProvinces.initiate()),
      ...lists.map((list) =>
        list === 'banks'
          ? dispatch(getBankList.initiate())
          : dispatch(getMasterList.initiate(list)),
      ),
      ...provinces.map((id) => dispatch(getCities.initiate(id))),
      ...cities.map((id) => dispatch(getDistricts.initiate(id))),
      ...districts.map((id) => dispatch(getVillages.initiate(id))),
    ];
    return () => queries.forEach((query) => query.unsubscribe());
  }, [dispatch, lists, provinces, cities, districts]);
}

const listOf = (state: RootState, list: SummaryList): readonly Named[] =>
  (list === 'banks' ? getBankList.select()(state).data : getMasterList.select(list)(state).data) ??
  NONE;

/** The lists of regions that a review may name, level by level. */
const regionsOf = (
  state: RootState,
  { provinces, cities, districts }: Wanted,
): (readonly Named[])[] => [
  getProvinces.select()(state).data ?? NONE,
  ...provinces.map((id) => getCities.select(id)(state).data ?? NONE),
  ...cities.map((id) => getDistricts.select(id)(state).data ?? NONE),
  ...districts.map((id) => getVillages.select(id)(state).data ?? NONE),
];

const nameOf = (items: readonly Named[], id: number | null | undefined): string =>
  items.find((item) => item.id === id)?.name ?? '';

/** Turns values into text for the review, loading the names that it needs. */
export function useSummaryWords(
  lists: readonly SummaryList[],
  regions: readonly RegionPath[],
): SummaryWords {
  const { t, language } = useText();
  const wanted = useMemo<Wanted>(
    () => ({
      lists,
      provinces: unique(regions.map(({ provinceId }) => provinceId)),
      cities: unique(regions.map(({ cityId }) => cityId)),
      districts: unique(regions.map(({ districtId }) => districtId)),
    }),
    [lists, regions],
  );
  useLoaded(wanted);
  const options = useAppSelector((state) => lists.map((list) => listOf(state, list)), shallowEqual);
  const regionLists = useAppSelector((state) => regionsOf(state, wanted), shallowEqual);

  return useMemo(() => {
    // Ids of regions are unique over the levels, so one list names them all.
    const named = regionLists.flat();
    return {
      t,
      option: (list, id) => nameOf(options[lists.indexOf(list)] ?? NONE, id),
      region: (id) => nameOf(named, id),
      date: (iso) => (iso ? formatDate(iso, language) : ''),
      rupiah: (amount) =>
        amount === null || amount === undefined ? '' : formatMoney(amount, language),
    };
  }, [t, language, lists, options, regionLists]);
}
