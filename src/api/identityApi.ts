import { readProfile } from './authApi';
import { baseApi } from './baseApi';
import type { Profile } from './wire';

/** The page is covered meanwhile; the password is asked for when this is over. */
const IDENTITY_TIMEOUT_MS = 15_000;

export const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Whose token it is that another tab has brought. A mutation, since the cache belongs to the user
     * of before until this has been answered.
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
