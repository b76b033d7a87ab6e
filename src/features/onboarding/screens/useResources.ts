import { useMemo } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { resources, resourcesOf, type ResourceName, type Resources } from '../model/resources';
import { useQueries, type Query } from '../model/useQueries';

/** What the requests of a context have in common. */
export interface Loading {
  currentData?: unknown;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

const NONE: readonly ResourceName[] = [];

/** Loads these resources and follows their changes while the component is mounted. */
export function useResources(names: readonly ResourceName[] = NONE): {
  values: Resources;
  queries: Loading[];
} {
  const dispatch = useAppDispatch();
  const states = useQueries(
    useMemo(() => names.map((name): Query<unknown> => resources[name]), [names]),
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
    refetch: () => dispatch(resources[name].initiate({ forceRefetch: true, subscribe: false })),
  }));
  return { values, queries };
}
