import { readTokenResponse, type TokenResponse } from './authApi';
import { baseApi } from './baseApi';

export const ekycApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A token for the e-KYC page; the caller reports problems. Earlier tokens stay valid. */
    createEkycToken: build.mutation<TokenResponse, void>({
      query: () => ({
        service: 'identity',
        path: '/user/ekyc/token',
        method: 'POST',
        problems: 'inline',
        read: readTokenResponse,
      }),
    }),
  }),
});
