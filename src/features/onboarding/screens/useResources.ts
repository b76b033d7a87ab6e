import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { resources, resourcesOf, type ResourceName, type Resources } from '../model/resources';

/** What the requests of a context have in common. */
export interface Loading {
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

const NONE: readonly ResourceName[] = [];

/**
 * Loads these resources and follows their changes while the component is mounted. The flow decides
 * which ones, so it uses no hooks of the endpoints: a hook cannot be called in a loop.
 */
export function useResources(names: readonly ResourceName[] = NONE): {
  values: Resources;
  queries: Loading[];
} {
  const dispatch = useAppDispatch();
  const states = useAppSelector(
    (state) => names.map((name) => resources[name].select(state)),
    shallowEqual,
  );
  // At first, and after the cache was emptied, which ends its subscriptions too.
  const isUnknown = states.some(({ status }) => status === 'uninitialized');
  useEffect(() => {
    const requests = names.map((name) => dispatch(resources[name].initiate()));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [dispatch, names, isUnknown]);
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
