import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { resources, resourcesOf, type ResourceName, type Resources } from '../model/resources';

/** What the requests behind a context have in common. */
export interface Loading {
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

const NONE: readonly ResourceName[] = [];

/**
 * Fetches these resources, and has them up to date while the screen is there. Which ones is known by
 * the flow alone, so their endpoints are asked without the hooks, which cannot stand in a loop.
 */
export function useResources(names: readonly ResourceName[] = NONE): {
  values: Resources;
  queries: Loading[];
} {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const requests = names.map((name) => dispatch(resources[name].initiate()));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [dispatch, names]);
  const states = useAppSelector(
    (state) => names.map((name) => resources[name].select(state)),
    shallowEqual,
  );
  const values = useMemo(
    () => resourcesOf((name) => states[names.indexOf(name)]?.data),
    [names, states],
  );
  const queries = names.map((name, index) => ({
    currentData: states[index]?.data,
    isError: states[index]?.status === 'rejected',
    isFetching: states[index]?.status === 'pending',
    error: states[index]?.error,
    refetch: () =>
      dispatch(resources[name].initiate(undefined, { forceRefetch: true, subscribe: false })),
  }));
  return { values, queries };
}
