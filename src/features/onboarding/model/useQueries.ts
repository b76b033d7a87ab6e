import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/rootReducer';
import type { AppThunk } from '@/state/types';

interface Request extends PromiseLike<{ data?: unknown }> {
  unsubscribe(): void;
}

interface RequestOptions {
  forceRefetch: boolean;
  subscribe: boolean;
  /** Nobody has asked for it yet, so a failure gets no toast (state/problems.ts). */
  isAhead?: true;
}

interface QueryState<Value> {
  data?: Value | undefined;
  error?: unknown;
  status: string;
}

/** A query of the API. */
export interface QueryEndpoint<Arg, Value> {
  initiate(arg: Arg, options?: RequestOptions): AppThunk<Request>;
  select(arg: Arg): (state: RootState) => QueryState<Value>;
}

/** A query of the API with its argument. */
export interface Query<Value> {
  initiate(options?: RequestOptions): AppThunk<Request>;
  select(state: RootState): QueryState<Value>;
}

export const queryOf = <Arg, Value>(
  endpoint: QueryEndpoint<Arg, Value>,
  arg: NoInfer<Arg>,
): Query<Value> => ({
  initiate: (options) => endpoint.initiate(arg, options),
  select: endpoint.select(arg),
});

/**
 * Loads these queries and follows their states while the component is mounted. For queries that
 * follow from data, because the hook of an endpoint cannot be called in a loop. The caller
 * memoizes the list.
 */
export function useQueries<Value>(queries: readonly Query<Value>[]): QueryState<Value>[] {
  const dispatch = useAppDispatch();
  const states = useAppSelector(
    (state) => queries.map(({ select }) => select(state)),
    shallowEqual,
  );
  // At first, and after the cache was emptied, which ends its subscriptions too.
  const isUnknown = states.some(({ status }) => status === 'uninitialized');
  useEffect(() => {
    const requests = queries.map(({ initiate }) => dispatch(initiate()));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [dispatch, queries, isUnknown]);
  return states;
}
