import type { OtpChannel } from '@/domain/session/otp';
import { readTokenResponse, type TokenResponse } from './authApi';
import { baseApi } from './baseApi';
import { or, part, text } from './readers';
import { provides } from './tags';
import type { OtpContact, OtpRequest } from './wire';

const readContact = part<OtpContact>({
  phone_number: or(text, undefined),
  email: or(text, undefined),
});

const pathOf = (userId: string, rest: string): string =>
  `/user/${encodeURIComponent(userId)}/otp/${rest}`;

/**
 * The calls of a login that still needs its code. They carry its temporary token, and the thunks of
 * `state` report their problems.
 */
export const otpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendOtp: build.mutation<OtpContact, { userId: string; channel: OtpChannel }>({
      query: ({ userId, channel }) => ({
        service: 'identity',
        path: pathOf(userId, `channel/${channel}/send`),
        method: 'POST',
        credential: { temporaryFor: userId },
        problems: 'inline',
        read: readContact,
      }),
    }),
    /** Where codes can be sent, masked. */
    getOtpChannels: build.query<OtpContact, { userId: string }>({
      query: ({ userId }) => ({
        service: 'identity',
        path: pathOf(userId, 'channel/check'),
        credential: { temporaryFor: userId },
        problems: 'inline',
        read: readContact,
      }),
      providesTags: provides('OtpChannels'),
    }),
    validateOtp: build.mutation<TokenResponse, { userId: string; body: OtpRequest }>({
      query: ({ userId, body }) => ({
        service: 'identity',
        path: pathOf(userId, 'validate'),
        method: 'POST',
        body,
        credential: { temporaryFor: userId },
        problems: 'inline',
        read: readTokenResponse,
      }),
    }),
  }),
});

export const { useGetOtpChannelsQuery } = otpApi;
