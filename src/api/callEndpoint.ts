import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isApiProblem, noResponseProblem } from './problem';
import type { Result } from './request';

/** A thunk that any store with the API can run. */
type ApiThunk<Returned> = ThunkAction<Returned, unknown, unknown, UnknownAction>;

/**
 * A mutation whose state only the caller reads, or a query that is always sent and never subscribed
 * to. Each kind of endpoint takes its own options.
 */
const ONCE = { track: false, forceRefetch: true, subscribe: false } as const;

interface RunningCall<Value> extends PromiseLike<{ data?: Value | undefined; error?: unknown }> {
  abort(): void;
}

/** A query or mutation of the API. */
export interface Endpoint<Arg, Value> {
  initiate(arg: Arg, options: typeof ONCE): ApiThunk<RunningCall<Value>>;
}

/**
 * Calls an endpoint once and returns its result; never throws. For thunks that span several calls
 * or outlive their screen; everything else uses the endpoint's hook. `signal` cancels the call.
 */
export const callEndpoint =
  <Arg, Value>(
    endpoint: Endpoint<Arg, Value>,
    arg: NoInfer<Arg>,
    signal?: AbortSignal,
  ): ApiThunk<Promise<Result<Value>>> =>
  async (dispatch) => {
    const call = dispatch(endpoint.initiate(arg, ONCE));
    signal?.addEventListener('abort', () => call.abort());
    const { data, error } = await call;
    if (isApiProblem(error)) return { problem: error };
    // A failed query still has its earlier data beside the error.
    if (!error && data !== undefined) return { value: data };
    return { problem: noResponseProblem(signal?.aborted ? 'cancelled' : 'unreadable', true) };
  };
