import { useMemo } from 'react';
import { reloadFailedLists } from '@/api/failedLists';
import { useGetMasterListQuery } from '@/api/masterApi';
import type { MasterItem, MasterListName } from '@/api/wire';
import { otherLast } from '@/domain/onboarding/optionIds';
import { useAppDispatch } from '@/state/hooks';

/** A list to choose from, as a `SelectField` takes it. */
export interface LoadedOptions<Item = MasterItem> {
  /** Undefined while the list is on its way, or could not be had. */
  options: readonly Item[] | undefined;
  /** Asks again for all lists that could not be had; undefined where this one is none of them. */
  onRetry: (() => void) | undefined;
}

interface ListQuery<Item> {
  currentData?: readonly Item[] | undefined;
  isError: boolean;
  isFetching: boolean;
}

/** Only ever the list of the present question: the answer to an older one never shows. */
export function useLoadedOptions<Item>(query: ListQuery<Item>): LoadedOptions<Item> {
  const dispatch = useAppDispatch();
  return {
    options: query.currentData,
    onRetry: query.isError && !query.isFetching ? () => dispatch(reloadFailedLists()) : undefined,
  };
}

/** A master list, fetched once a session. */
export function useOptions(list: MasterListName): LoadedOptions {
  const query = useGetMasterListQuery(list);
  const { currentData } = query;
  const inOrder = useMemo(() => currentData && otherLast(list, currentData), [list, currentData]);
  return useLoadedOptions({ ...query, currentData: inOrder });
}
