import type { LoginResponse } from '@/domain/session/loginOutcome';
import { baseApi } from './baseApi';
import type { CallOptions } from './baseQuery';
import {
  anything,
  flag,
  nothing,
  number,
  numberOrNull,
  object,
  or,
  part,
  text,
  textOrEmpty,
  textOrNull,
} from './readers';
import { changes, provides } from './tags';
import type {
  LoginRequest,
  Profile,
  TermsRequest,
  VerificationEmailRequest,
  VerificationRequest,
} from './wire';

/** The user may be waiting for the session to be extended, and has two minutes. */
const REFRESH_TIMEOUT_MS = 15_000;

/** A response with a token; `domain/session` interprets it. */
export interface TokenResponse {
  token: string;
  expire_time: unknown;
}

export const readTokenResponse = object<TokenResponse>({ token: text, expire_time: anything });

const readLogin = part<LoginResponse>({
  token: textOrNull,
  expire_time: anything,
  user_id: numberOrNull,
  is_need_otp: or(flag, false),
  role_id: anything,
  type_id: anything,
});

export const readProfile = object<Profile>({
  id: number,
  email: textOrEmpty,
  name: textOrNull,
  referral_code: textOrNull,
  role_id: numberOrNull,
  role_name: textOrNull,
  source: textOrNull,
  status_id: numberOrNull,
  tnc: textOrNull,
  tribe_id: numberOrNull,
  tribe_name: textOrNull,
  type_id: numberOrNull,
  type_name: textOrNull,
  token_expired_password: textOrNull,
});

const readVerification = object({ verify_at: text });

export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** `password` is encrypted. The whole sign-in is `signIn` of `state`. */
    login: build.mutation<LoginResponse, CallOptions & { body: LoginRequest }>({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: '/public/auth/login',
        method: 'POST',
        body,
        credential: 'none',
        read: readLogin,
        problems,
      }),
    }),
    /**
     * Uses the token of a mailed link. The dialog that waits for the response shows the problem.
     */
    verifyAccount: build.mutation<{ verify_at: string }, { body: VerificationRequest }>({
      query: ({ body }) => ({
        service: 'identity',
        path: '/public/auth/verification',
        method: 'POST',
        body,
        credential: 'none',
        read: readVerification,
        problems: 'inline',
      }),
    }),
    /** The thunk of `state` reports problems. */
    sendVerificationEmail: build.mutation<null, { body: VerificationEmailRequest }>({
      query: ({ body }) => ({
        service: 'identity',
        path: '/auth/send-email-verification',
        method: 'POST',
        body,
        credential: 'none',
        read: nothing,
        problems: 'inline',
      }),
    }),
    /** The caller reports problems: the guard of the start page ends the session. */
    getProfile: build.query<Profile, void>({
      query: () => ({
        service: 'identity',
        path: '/auth/profile',
        problems: 'inline',
        read: readProfile,
      }),
      providesTags: provides('Profile'),
    }),
    /** A fresh token for a session in use. Problems are ignored, except the server's 401. */
    updateUserToken: build.mutation<TokenResponse, void>({
      query: () => ({
        service: 'identity',
        path: '/auth/update-user-token',
        method: 'POST',
        timeoutMs: REFRESH_TIMEOUT_MS,
        problems: 'inline',
        read: readTokenResponse,
      }),
    }),
    /**
     * Informs the server that the session is over, with a token that the page forgets at that moment.
     * The request may outlive the page. Problems are ignored.
     */
    logout: build.mutation<null, { token: string }>({
      query: ({ token }) => ({
        service: 'identity',
        path: '/auth/logout',
        method: 'POST',
        credential: { bearer: token },
        keepalive: true,
        problems: 'ignored',
        read: nothing,
      }),
    }),
    acceptTerms: build.mutation<null, CallOptions & { body: TermsRequest }>({
      query: ({ body, problems }) => ({
        service: 'identity',
        path: '/user/tnc',
        method: 'POST',
        body,
        read: nothing,
        problems,
      }),
      invalidatesTags: changes('Profile'),
    }),
  }),
});

export const { useGetProfileQuery } = authApi;
