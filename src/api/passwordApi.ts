import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import { nothing } from './readers';
import type { PasswordUpdateRequest } from './wire';

export const passwordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For a signed-in user who knows the old password. Both passwords are encrypted. */
    updatePassword: build.mutation<null, CallOptions & { body: PasswordUpdateRequest }>({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: '/auth/update-password',
        method: 'POST',
        body,
        problems,
        read: nothing,
      }),
    }),
  }),
});
