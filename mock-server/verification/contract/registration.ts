import { ACCOUNT_TYPE, ROLE } from '@/domain/access/roles';
import { addressOf, encryptPassword } from '../../testing/client';
import type { CasesOf, CaseContext } from './contractCase';
import {
  BREAKS_CONTRACT,
  INVALID_LINK_URL,
  INVALID_LINK_URLS,
  UNKNOWN_TOKEN,
  UNREADABLE_PASSWORD,
  WEAK_PASSWORD,
} from './texts';

const DAY_S = 24 * 60 * 60;
const NEWCOMER = 'pendaftar.baru';
const url = 'http://localhost:3000/bos/login';

const VERIFIED = { status: 409, error: 'Account already verified' };

const SCRIPT = ['javascript', 'alert(1)'].join(':');

const registration = {
  email: addressOf(NEWCOMER),
  password: encryptPassword('Kata#Sandi2026'),
  role_id: ROLE.borrower,
  type_id: ACCOUNT_TYPE.individual,
  is_notify: 1,
  url,
  source: 'PLATFORM',
} as const;

const verificationOf = (context: CaseContext) => context.token('unverified', 'verification');
const mailTo = (who: string, page = url) => ({ body: { email: addressOf(who), url: page } });

export const registrationCases: CasesOf<'register' | 'verifyAccount' | 'sendVerificationEmail'> = {
  register: {
    accepted: {
      who: null,
      send: () => ({ body: registration }),
      changes: { users: { added: 1 }, tokens: { added: 1 }, outbox: { added: 1 } },
      owner: NEWCOMER,
    },
    refused: [
      {
        when: 'an account has the same e-mail address in lower case',
        send: () => ({ body: { ...registration, email: 'OTP@bos.test' } }),
        status: 409,
        error: 'Email already registered',
      },
      {
        when: 'the password was not encrypted',
        send: () => ({ body: { ...registration, password: 'Kata#Sandi2026' } }),
        ...UNREADABLE_PASSWORD,
      },
      {
        when: 'the password is too simple',
        send: () => ({ body: { ...registration, password: encryptPassword('rahasia') } }),
        ...WEAK_PASSWORD,
      },
      ...INVALID_LINK_URLS.map((page) => ({
        when: `the page is ${page}, which is not a page of the app`,
        send: () => ({ body: { ...registration, url: page } }),
        ...INVALID_LINK_URL,
      })),
      ...['login', SCRIPT, '//evil.test', ''].map((page) => ({
        when: `the address of the page is "${page}"`,
        send: () => ({ body: { ...registration, url: page } }),
        ...BREAKS_CONTRACT,
      })),
      ...['dewi', ' dewi@contoh.test'].map((email) => ({
        when: `the e-mail address is "${email}"`,
        send: () => ({ body: { ...registration, email } }),
        ...BREAKS_CONTRACT,
      })),
      {
        when: 'there is no such type of account',
        send: () => ({ body: { ...registration, type_id: 3 } }),
        ...BREAKS_CONTRACT,
      },
    ],
  },

  verifyAccount: {
    accepted: {
      who: null,
      send: (context) => ({ body: { token: verificationOf(context) } }),
      changes: { users: { changed: 1, columns: ['is_verified', 'verify_at'] } },
      owner: 'unverified',
    },
    refused: [
      {
        when: 'the token is made up',
        send: () => ({ body: { token: 'made-up' } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is of another kind',
        send: (context) => ({ body: { token: context.token('unverified', 'session') } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is older than a day',
        send: (context) => {
          const token = verificationOf(context);
          context.advance(DAY_S + 1);
          return { body: { token } };
        },
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the account is verified already',
        send: (context) => {
          context.user('unverified').is_verified = true;
          return { body: { token: verificationOf(context) } };
        },
        ...VERIFIED,
      },
      {
        when: 'the account is verified already and the token has expired',
        send: (context) => {
          context.user('unverified').is_verified = true;
          const token = verificationOf(context);
          context.advance(DAY_S + 1);
          return { body: { token } };
        },
        ...VERIFIED,
      },
    ],
  },

  sendVerificationEmail: {
    accepted: {
      who: null,
      send: () => mailTo('unverified'),
      changes: {
        tokens: { added: 1 },
        outbox: { added: 1 },
        verification_requests: { added: 1 },
      },
      owner: 'unverified',
    },
    refused: [
      ...INVALID_LINK_URLS.map((page) => ({
        when: `the page is ${page}, which is not a page of the app`,
        send: () => mailTo('unverified', page),
        ...INVALID_LINK_URL,
      })),
      {
        when: 'a mail has just been requested',
        send: (context) => {
          const sent = mailTo('unverified');
          const { email } = sent.body;
          const requestedAtMs = context.mock.server.store.nowMs();
          context.tables.verification_requests.push({ email, asked_at_ms: requestedAtMs });
          return sent;
        },
        status: 429,
        error: 'Email verifikasi baru saja dikirim. Silakan tunggu sebelum meminta lagi.',
      },
    ],
  },
};
