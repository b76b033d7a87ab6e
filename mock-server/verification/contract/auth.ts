import { addressOf, encryptPassword, PASSWORD } from '../../testing/client';
import type { CasesOf } from './contractCase';
import { UNKNOWN_TOKEN } from './texts';

const LOGIN_TOKEN_LIFE_S = 15 * 60;
const device_id = '6f1c1c0e-5b1a-4c8e-9d0e-2f6f5b8f4a11';
const WRONG_PASSWORD = { status: 401, error: 'Email or password is wrong' };

const sentAs = (password: string, who = 'active.borrower') => ({
  body: { email: addressOf(who), password, device_id },
});

const credentials = (who: string, password = PASSWORD) => sentAs(encryptPassword(password), who);

export const authCases: CasesOf<
  'login' | 'exchangeLoginToken' | 'getProfile' | 'logout' | 'updateUserToken' | 'acceptTerms'
> = {
  login: {
    accepted: {
      who: null,
      send: () => credentials('active.borrower'),
      changes: { tokens: { added: 1 } },
      owner: 'active.borrower',
    },
    refused: [
      {
        when: 'the account is not verified',
        send: () => credentials('unverified'),
        status: 400,
        error: 'Account not verified',
      },
      {
        when: 'the password is wrong',
        send: () => credentials('active.borrower', 'Salah#2026'),
        ...WRONG_PASSWORD,
      },
      {
        when: 'no account has the e-mail address',
        send: () => credentials('nobody'),
        ...WRONG_PASSWORD,
      },
      {
        when: 'the password has spaces around it',
        send: () => credentials('active.borrower', ` ${PASSWORD} `),
        ...WRONG_PASSWORD,
      },
      {
        when: 'the account is not verified and the password is wrong',
        send: () => credentials('unverified', 'Salah#2026'),
        ...WRONG_PASSWORD,
      },
      {
        when: 'the password was not encrypted',
        send: () => sentAs(PASSWORD),
        ...WRONG_PASSWORD,
      },
      {
        when: 'the password was encrypted with another key',
        send: () => sentAs(Buffer.alloc(32, 7).toString('base64')),
        ...WRONG_PASSWORD,
      },
    ],
  },

  exchangeLoginToken: {
    accepted: {
      who: null,
      send: (context) => ({ body: { token: context.token('otp.applicant', 'login') } }),
      changes: { tokens: { added: 1, removed: 1 } },
      owner: 'otp.applicant',
    },
    refused: [
      {
        when: 'the token is made up',
        send: () => ({ body: { token: 'made-up' } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is of another kind',
        send: (context) => ({ body: { token: context.token('otp.applicant', 'session') } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the login still waits for its one-time code',
        send: (context) => ({ body: { token: context.token('otp.applicant', 'temporary') } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is older than 15 minutes',
        send: (context) => {
          const token = context.token('otp.applicant', 'login');
          context.advance(LOGIN_TOKEN_LIFE_S + 1);
          return { body: { token } };
        },
        ...UNKNOWN_TOKEN,
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
