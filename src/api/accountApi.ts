import type { TokenResponse } from './authApi';
import { baseApi } from './baseApi';
import { anything, nothing, number, numberOrNull, object, text } from './readers';
import type {
  LoginTokenRequest,
  PasswordResetMailRequest,
  PasswordResetRequest,
  RegistrationRequest,
} from './wire';

/** A session for the token of a link, and whose it is. */
export interface LinkSession extends TokenResponse {
  user_id: number | null;
}

const readLinkSession = object<LinkSession>({
  token: text,
  expire_time: anything,
  user_id: numberOrNull,
});
const readRegistration = object({ user_id: number });

/** Shared by all calls of this file: they need no session, and the caller reports problems. */
const publicPost = (path: string, body: object) =>
  ({
    service: 'identity',
    path: `/public/auth/${path}`,
    method: 'POST',
    body,
    credential: 'none',
    problems: 'inline',
  }) as const;

/**
 * The public calls of an account, before there is a session (sign-in.md). The caller reports
 * problems. Passwords are encrypted.
 */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Mails the link that verifies the address. */
    register: build.mutation<{ user_id: number }, { body: RegistrationRequest }>({
      query: ({ body }) => ({ ...publicPost('registration', body), read: readRegistration }),
    }),
    /** Mails a link to a new password; the response is the same for unknown addresses. */
    requestPasswordReset: build.mutation<null, { body: PasswordResetMailRequest }>({
      query: ({ body }) => ({ ...publicPost('forgot-password', body), read: nothing }),
    }),
    /** Uses the token of that mail, or of a password that has expired. */
    resetPassword: build.mutation<null, { body: PasswordResetRequest }>({
      query: ({ body }) => ({ ...publicPost('reset-password', body), read: nothing }),
    }),
    /** Exchanges the token of a portal link, a mail or the e-KYC page for a session token. */
    exchangeLoginToken: build.mutation<LinkSession, { body: LoginTokenRequest }>({
      query: ({ body }) => ({ ...publicPost('login-token', body), read: readLinkSession }),
    }),
  }),
});

export const { useRequestPasswordResetMutation } = accountApi;
