import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isApiProblem, noResponseProblem } from './problem';
import type { Result } from './request';

/** A thunk that any store with the API can run. */
type ApiThunk<Returned> = ThunkAction<Returned, unknown, unknown, UnknownAction>;

/**
 * A mutation whose state nobody but the caller reads; a query that is asked again, whatever the cache
 * holds, and that nobody subscribes to. Each kind of endpoint takes what is meant for it.
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
 * Calls an endpoint once and answers what came of it; never throws. For thunks that span several
 * calls, or that outlive their screen; everything else uses the hook of the endpoint. `signal` gives
 * the call up.
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
    // Beside the error of a query stands what it had before.
    if (!error && data !== undefined) return { value: data };
    return { problem: noResponseProblem(signal?.aborted ? 'cancelled' : 'unreadable', true) };
  };
