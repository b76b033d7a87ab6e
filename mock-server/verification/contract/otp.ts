import { operationOf } from '../../testing/operations';
import type { CasesOf, CaseContext } from './contractCase';
import { callOf, makeCall } from './httpCall';
import { BREAKS_CONTRACT, NO_ID, NOT_FOUND, NOT_YOURS } from './texts';

const WHO = 'otp.applicant';
const CODE_LIFE_S = 5 * 60;
const device_id = '6f1c1c0e-5b1a-4c8e-9d0e-2f6f5b8f4a11';
const WRONG_CODE = {
  status: 400,
  error: 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
};
const ONE_MORE_WRONG_TRY = { otp_codes: { changed: 1, columns: ['wrong_tries'] } };

const bySms = (context: CaseContext, who = WHO) =>
  ({ params: { id: context.user(who).id, channel: 'sms' } }) as const;

async function sendCode(context: CaseContext) {
  await makeCall(context.mock, callOf(context, operationOf('sendOtp'), WHO, bySms(context)));
  const sent = context.tables.otp_codes.find(({ user_id: id }) => id === context.user(WHO).id);
  if (!sent) throw new Error('No code was sent');
  return sent;
}

const withCode = (context: CaseContext, otp: string, who = WHO) => ({
  params: { id: context.user(who).id },
  body: { otp, device_id },
});

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

export const otpCases: CasesOf<'sendOtp' | 'getOtpChannels' | 'validateOtp'> = {
  sendOtp: {
    accepted: {
      who: WHO,
      send: (context) => bySms(context),
      changes: { otp_codes: { added: 1 }, otp_sends: { added: 1 }, outbox: { added: 1 } },
    },
    refused: [
      {
        when: 'it is for somebody else',
        send: (context) => bySms(context, 'otp'),
        ...NOT_YOURS,
      },
      {
        when: 'there is no user with this id',
        send: () => ({ params: { id: NO_ID, channel: 'sms' } }),
        ...NOT_FOUND,
      },
      {
        when: 'the user has no telephone number',
        send: (context) => {
          context.user(WHO).information.phone_number = null;
          return bySms(context);
        },
        status: 422,
        error: 'Nomor telepon belum terdaftar',
      },
      {
        when: 'a code has just been sent',
        send: async (context) => {
          await sendCode(context);
          return bySms(context);
        },
        status: 429,
        error: 'Kode OTP baru saja dikirim. Silakan tunggu sebelum meminta lagi.',
      },
    ],
  },

  getOtpChannels: {
    accepted: {
      who: WHO,
      send: (context) => ({ params: { id: context.user(WHO).id } }),
      changes: {},
    },
    refused: [
      {
        when: 'it is about somebody else',
        send: (context) => ({ params: { id: context.user('otp').id } }),
        ...NOT_YOURS,
      },
      {
        when: 'there is no user with this id',
        send: () => ({ params: { id: NO_ID } }),
        ...NOT_FOUND,
      },
    ],
  },

  validateOtp: {
    accepted: {
      who: WHO,
      send: async (context) => withCode(context, (await sendCode(context)).code),
      changes: {
        otp_codes: { removed: 1 },
        otp_sends: { removed: 1 },
        tokens: { added: 1, removed: 1 },
      },
    },
    refused: [
      {
        when: 'it is for somebody else',
        send: (context) => withCode(context, '123456', 'otp'),
        ...NOT_YOURS,
      },
      {
        when: 'there is no user with this id',
        send: (context) => ({ ...withCode(context, '123456'), params: { id: NO_ID } }),
        ...NOT_FOUND,
      },
      {
        when: 'no code was sent',
        send: (context) => withCode(context, '123456'),
        ...WRONG_CODE,
        changes: { otp_codes: { added: 1 } },
      },
      {
        when: 'the code is wrong',
        send: async (context) => withCode(context, otherThan((await sendCode(context)).code)),
        ...WRONG_CODE,
        changes: ONE_MORE_WRONG_TRY,
      },
      {
        when: 'the code is older than five minutes',
        send: async (context) => {
          const { code } = await sendCode(context);
          context.advance(CODE_LIFE_S + 1);
          return withCode(context, code);
        },
        ...WRONG_CODE,
        changes: ONE_MORE_WRONG_TRY,
      },
      {
        when: 'the code is right, but five wrong ones were sent before',
        send: async (context) => {
          const sent = await sendCode(context);
          sent.wrong_tries = 5;
          return withCode(context, sent.code);
        },
        status: 429,
        error: 'Terlalu banyak percobaan. Silakan minta kode OTP baru.',
      },
      ...['12345', '1234567', '12 456', '١٢٣٤٥٦'].map((otp) => ({
        when: `the code is ${otp}`,
        send: (context: CaseContext) => withCode(context, otp),
        ...BREAKS_CONTRACT,
      })),
    ],
  },
};
