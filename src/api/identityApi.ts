import { readProfile } from './authApi';
import { baseApi } from './baseApi';
import type { Profile } from './wire';

/** The page is covered meanwhile; afterwards the password is asked for. */
const IDENTITY_TIMEOUT_MS = 15_000;

export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asks who owns the token that another tab has stored. A mutation, because the cache still
     * belongs to the previous user until the response is here.
     */
    askIdentity: build.mutation<Profile, { token: string }>({
      query: ({ token }) => ({
        service: 'identity',
        path: '/auth/profile',
        credential: { bearer: token },
        problems: 'ignored',
        timeoutMs: IDENTITY_TIMEOUT_MS,
        read: readProfile,
      }),
    }),
  }),
});
