import { QueryStatus } from '@reduxjs/toolkit/query';
import { useNavigation } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';

/** True while the router fetches a page, or a query that a page cannot be shown without is under way. */
export function useIsNavigating(): boolean {
  const { state } = useNavigation();
  const isFetching = useAppSelector(({ api }) =>
    Object.values(api.queries).some(
      (query) => query?.status === QueryStatus.pending && query.data === undefined,
    ),
  );
  return state !== 'idle' || isFetching;
}
