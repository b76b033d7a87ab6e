import { useMemo } from 'react';
import { reloadFailedLists } from '@/api/failedLists';
import { useGetMasterListQuery } from '@/api/masterApi';
import type { MasterItem, MasterListName } from '@/api/wire';
import { otherLast } from '@/domain/onboarding/optionIds';
import { useAppDispatch } from '@/state/hooks';

/** A list to choose from, as a `SelectField` takes it. */
export interface LoadedOptions<Item = MasterItem> {
  /** Undefined while the list loads, or if it failed. */
  options: readonly Item[] | undefined;
  /** Loads all failed lists again; undefined if this list is not one of them. */
  onRetry: (() => void) | undefined;
}

interface ListQuery<Item> {
  currentData?: readonly Item[] | undefined;
  isError: boolean;
  isFetching: boolean;
}

/** Only the list of the current query: the response to an older one is never shown. */
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
