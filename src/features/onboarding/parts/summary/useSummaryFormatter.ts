import { useMemo } from 'react';
import { masterApi } from '@/api/masterApi';
import { formatDate, formatMoney } from '@/i18n/format';
import { useText } from '@/i18n/useText';
import type { RegionPath, SummaryList, SummaryFormatter } from '../../model/stepDefinition';
import { queryOf, useQueries, type Query } from '../../model/useQueries';

const { getMasterList, getBankList, getProvinces, getCities, getDistricts, getVillages } =
  masterApi.endpoints;

interface Named {
  id: number;
  name: string;
}

const NONE: readonly Named[] = [];

const isId = (id: number | null): id is number => id !== null;
const unique = (ids: (number | null)[]): number[] => [...new Set(ids.filter(isId))];

const optionsOf = (list: SummaryList): Query<readonly Named[]> =>
  list === 'banks' ? queryOf(getBankList, undefined) : queryOf(getMasterList, list);

/** The lists of regions that name these, level by level. */
const regionLists = (regions: readonly RegionPath[]): Query<readonly Named[]>[] => [
  queryOf(getProvinces, undefined),
  ...unique(regions.map(({ provinceId }) => provinceId)).map((id) => queryOf(getCities, id)),
  ...unique(regions.map(({ cityId }) => cityId)).map((id) => queryOf(getDistricts, id)),
  ...unique(regions.map(({ districtId }) => districtId)).map((id) => queryOf(getVillages, id)),
];

const nameOf = (items: readonly Named[], id: number | null | undefined): string =>
  items.find((item) => item.id === id)?.name ?? '';

/** Turns values into text for the review, loading the names that it needs. */
export function useSummaryFormatter(
  lists: readonly SummaryList[],
  regions: readonly RegionPath[],
): SummaryFormatter {
  const { t, language } = useText();
  const options = useQueries(useMemo(() => lists.map(optionsOf), [lists]));
  const levels = useQueries(useMemo(() => regionLists(regions), [regions]));

  return useMemo(() => {
    // Ids of regions are unique over the levels, so one list names them all.
    const named = levels.flatMap(({ data }) => data ?? NONE);
    return {
      t,
      option: (list, id) => nameOf(options[lists.indexOf(list)]?.data ?? NONE, id),
      region: (id) => nameOf(named, id),
      date: (iso) => (iso ? formatDate(iso, language) : ''),
      rupiah: (amount) =>
        amount === null || amount === undefined ? '' : formatMoney(amount, language),
    };
  }, [t, language, lists, options, levels]);
}
