import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import type { WireExtra } from '@/api/baseQuery';
import { callEndpoint, type Endpoint } from '@/api/callEndpoint';
import type { Result } from '@/api/request';
import { ARGUMENT, everyEndpoint } from './everyEndpoint';

const wire: WireExtra['wire'] = {
  services: {
    identity: 'https://bos.test/identity',
    master: 'https://bos.test/master',
    notification: 'https://bos.test/notification',
    logActivity: 'https://bos.test/log-activity',
    assets: 'https://bos.test/assets',
  },
  sessionToken: () => 'of-session',
  temporaryToken: () => 'of-login',
  isSurelyOffline: () => false,
  isUnreachable: () => false,
  beginCall: () => () => undefined,
  noteServerDate: () => undefined,
  sendsIdempotencyKeys: false,
};

const makeCache = () =>
  configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    // The checks of development builds are slow for long lists.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { wire } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware),
  });

/** The names of all endpoints. */
export const endpointNames = everyEndpoint().map(([name]) => name);

const endpoints = new Map(everyEndpoint<Endpoint<object, unknown>>());

/** What a call of this endpoint ends in where the server answers with this body. */
export async function answered(
  name: string,
  body: string,
  init: ResponseInit = {},
): Promise<Result<unknown>> {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
  const cache = makeCache();
  const result = await cache.dispatch(callEndpoint(endpoint, ARGUMENT));
  // Ends the timers of the cache.
  cache.dispatch(baseApi.util.resetApiState());
  return result;
}
