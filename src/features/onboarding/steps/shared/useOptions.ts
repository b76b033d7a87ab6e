import { useMemo } from 'react';
import { useGetMasterListQuery } from '@/api/masterApi';
import type { MasterItem, MasterListName } from '@/api/wire';
import { otherLast } from '@/domain/onboarding/optionIds';

/** A list to choose from, as a `SelectField` takes it. */
export interface LoadedOptions<Item = MasterItem> {
  /** Undefined while the list is on its way, or could not be had. */
  options: readonly Item[] | undefined;
  /** Fetches a list again that could not be had; undefined where there is nothing to repeat. */
  onRetry: (() => void) | undefined;
}

interface ListQuery<Item> {
  currentData?: readonly Item[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Only ever the list of the present question: the answer to an older one never shows. */
export function loadedOptions<Item>(query: ListQuery<Item>): LoadedOptions<Item> {
  return {
    options: query.currentData,
    onRetry: query.isError && !query.isFetching ? () => void query.refetch() : undefined,
  };
}

/** A master list, fetched once a session. */
export function useOptions(list: MasterListName): LoadedOptions {
  const query = useGetMasterListQuery(list);
  const { currentData } = query;
  const inOrder = useMemo(() => currentData && otherLast(list, currentData), [list, currentData]);
  return loadedOptions({ ...query, currentData: inOrder });
}
