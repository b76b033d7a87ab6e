import { operationOf } from '../testing/operations';
import type { CasesOf, Stage } from './contractCase';
import { callOf, makeCall } from './httpCall';
import { NO_ID, NOT_FOUND, NOT_YOURS } from './texts';

const WHO = 'otp.applicant';
const CODE_LIFE_S = 5 * 60;
const device_id = '6f1c1c0e-5b1a-4c8e-9d0e-2f6f5b8f4a11';
const WRONG_CODE = {
  status: 400,
  error: 'Kode OTP yang Anda masukkan salah, atau kedaluwarsa.',
};
const ONE_MORE_TRY = { otp_codes: { changed: 1, columns: ['wrong_tries'] } };

const bySms = (stage: Stage, who = WHO) =>
  ({ params: { id: stage.user(who).id, channel: 'sms' } }) as const;

async function sendCode(stage: Stage) {
  await makeCall(stage.mock, callOf(stage, operationOf('sendOtp'), WHO, bySms(stage)));
  const sent = stage.tables.otp_codes.find(({ user_id: id }) => id === stage.user(WHO).id);
  if (!sent) throw new Error('No code was sent');
  return sent;
}

const answer = (stage: Stage, otp: string, who = WHO) => ({
  params: { id: stage.user(who).id },
  body: { otp, device_id },
});

const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

export const otpCases: CasesOf<'sendOtp' | 'getOtpChannels' | 'validateOtp'> = {
  sendOtp: {
    accepted: {
      who: WHO,
      send: (stage) => bySms(stage),
      changes: { otp_codes: { added: 1 }, otp_sends: { added: 1 }, outbox: { added: 1 } },
    },
    refused: [
      {
        when: 'it is for somebody else',
        who: WHO,
        send: (stage) => bySms(stage, 'otp'),
        ...NOT_YOURS,
      },
      {
        when: 'there is nobody of this id',
        who: WHO,
        send: () => ({ params: { id: NO_ID, channel: 'sms' } }),
        ...NOT_FOUND,
      },
      {
        when: 'there is no telephone number',
        who: WHO,
        send: (stage) => {
          stage.user(WHO).information.phone_number = null;
          return bySms(stage);
        },
        status: 422,
        error: 'Nomor telepon belum terdaftar',
      },
      {
        when: 'a code has just been sent',
        who: WHO,
        send: async (stage) => {
          await sendCode(stage);
          return bySms(stage);
        },
        status: 429,
        error: 'Kode OTP baru saja dikirim. Silakan tunggu sebelum meminta lagi.',
      },
    ],
  },

  getOtpChannels: {
    accepted: { who: WHO, send: (stage) => ({ params: { id: stage.user(WHO).id } }), changes: {} },
    refused: [
      {
        when: 'it is about somebody else',
        who: WHO,
        send: (stage) => ({ params: { id: stage.user('otp').id } }),
        ...NOT_YOURS,
      },
      {
        when: 'there is nobody of this id',
        who: WHO,
        send: () => ({ params: { id: NO_ID } }),
        ...NOT_FOUND,
      },
    ],
  },

  validateOtp: {
    accepted: {
      who: WHO,
      send: async (stage) => answer(stage, (await sendCode(stage)).code),
      changes: {
        otp_codes: { removed: 1 },
        otp_sends: { removed: 1 },
        tokens: { added: 1, removed: 1 },
      },
    },
    refused: [
      {
        when: 'it is for somebody else',
        who: WHO,
        send: (stage) => answer(stage, '123456', 'otp'),
        ...NOT_YOURS,
      },
      {
        when: 'there is nobody of this id',
        who: WHO,
        send: (stage) => ({ ...answer(stage, '123456'), params: { id: NO_ID } }),
        ...NOT_FOUND,
      },
      {
        when: 'no code was sent',
        who: WHO,
        send: (stage) => answer(stage, '123456'),
        ...WRONG_CODE,
        changes: { otp_codes: { added: 1 } },
      },
      {
        when: 'the code is another',
        who: WHO,
        send: async (stage) => answer(stage, otherThan((await sendCode(stage)).code)),
        ...WRONG_CODE,
        changes: ONE_MORE_TRY,
      },
      {
        when: 'the code is older than five minutes',
        who: WHO,
        send: async (stage) => {
          const { code } = await sendCode(stage);
          stage.advance(CODE_LIFE_S + 1);
          return answer(stage, code);
        },
        ...WRONG_CODE,
        changes: ONE_MORE_TRY,
      },
      {
        when: 'five wrong codes went before, though this one is right',
        who: WHO,
        send: async (stage) => {
          const sent = await sendCode(stage);
          sent.wrong_tries = 5;
          return answer(stage, sent.code);
        },
        status: 429,
        error: 'Terlalu banyak percobaan. Silakan minta kode OTP baru.',
      },
    ],
  },
};
