import { addressOf, encryptPassword, PASSWORD } from '../testing/client';
import type { CasesOf, Stage } from './contractCase';

const DAY_S = 24 * 60 * 60;
const device_id = '6f1c1c0e-5b1a-4c8e-9d0e-2f6f5b8f4a11';
const UNKNOWN_TOKEN = { status: 400, error: 'Token not found' };
const WRONG_PASSWORD = { status: 401, error: 'Email or password is wrong' };

const credentials = (who: string, password = PASSWORD) => ({
  body: { email: addressOf(who), password: encryptPassword(password), device_id },
});

const verificationOf = (stage: Stage) => stage.token('unverified', 'verification');

export const authCases: CasesOf<
  | 'login'
  | 'verifyAccount'
  | 'sendVerificationEmail'
  | 'getProfile'
  | 'logout'
  | 'updateUserToken'
  | 'acceptTerms'
> = {
  login: {
    accepted: {
      who: null,
      send: () => credentials('active.borrower'),
      changes: { tokens: { added: 1 } },
      of: 'active.borrower',
    },
    refused: [
      {
        when: 'the account is not verified',
        who: null,
        send: () => credentials('unverified'),
        status: 400,
        error: 'Account not verified',
      },
      {
        when: 'the password is another',
        who: null,
        send: () => credentials('active.borrower', 'Salah#2026'),
        ...WRONG_PASSWORD,
      },
      {
        when: 'nobody has the address',
        who: null,
        send: () => credentials('nobody'),
        ...WRONG_PASSWORD,
      },
    ],
  },

  verifyAccount: {
    accepted: {
      who: null,
      send: (stage) => ({ body: { token: verificationOf(stage) } }),
      changes: { users: { changed: 1, columns: ['is_verified', 'verify_at'] } },
      of: 'unverified',
    },
    refused: [
      {
        when: 'the token is made up',
        who: null,
        send: () => ({ body: { token: 'made-up' } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is of another kind',
        who: null,
        send: (stage) => ({ body: { token: stage.token('unverified', 'session') } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is older than a day',
        who: null,
        send: (stage) => {
          const token = verificationOf(stage);
          stage.advance(DAY_S + 1);
          return { body: { token } };
        },
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the account is verified already',
        who: null,
        send: (stage) => {
          stage.user('unverified').is_verified = true;
          return { body: { token: verificationOf(stage) } };
        },
        status: 409,
        error: 'Account already verified',
      },
    ],
  },

  sendVerificationEmail: {
    accepted: {
      who: null,
      send: () => ({
        body: { email: addressOf('unverified'), url: 'http://localhost:3000/bos/login' },
      }),
      changes: { tokens: { added: 1 }, outbox: { added: 1 } },
      of: 'unverified',
    },
    refused: [
      {
        when: 'the address of the page leads nowhere',
        who: null,
        send: () => ({ body: { email: addressOf('unverified'), url: 'http://' } }),
        status: 422,
        error: 'Alamat tautan tidak valid',
      },
    ],
  },

  getProfile: { accepted: { who: 'active.borrower', changes: {} } },

  logout: { accepted: { who: 'active.borrower', changes: { tokens: { removed: 1 } } } },

  updateUserToken: {
    accepted: {
      who: 'active.borrower',
      changes: { tokens: { added: 1, changed: 1, columns: ['expires_at_ms'] } },
    },
  },

  acceptTerms: {
    accepted: {
      who: 'terms',
      send: () => ({ body: { tnc: true, version: '2.1' } }),
      changes: { users: { changed: 1, columns: ['tnc'] } },
    },
  },
};
