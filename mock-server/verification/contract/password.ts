import { addressOf, encryptPassword, PASSWORD } from '../../testing/client';
import type { CasesOf, CaseContext } from './contractCase';
import {
  INVALID_LINK_URL,
  INVALID_LINK_URLS,
  UNKNOWN_TOKEN,
  UNREADABLE_PASSWORD,
  WEAK_PASSWORD,
} from './texts';

const WHO = 'active.borrower';
const DAY_S = 24 * 60 * 60;
const good = encryptPassword('Kata#Sandi2026');
const weak = encryptPassword('rahasia');
const NEW_PASSWORD = { changed: 1, columns: ['password'] };

const mail = (url: string) => ({ body: { email: addressOf(WHO), url } });

const reset = (context: CaseContext, password = good) => ({
  body: { token: context.token(WHO, 'reset'), password },
});

export const passwordCases: CasesOf<'requestPasswordReset' | 'resetPassword' | 'updatePassword'> = {
  requestPasswordReset: {
    accepted: {
      who: null,
      send: () => mail('http://localhost:3000/bos/change-password'),
      changes: { tokens: { added: 1 }, outbox: { added: 1 } },
      owner: WHO,
    },
    refused: [
      ...INVALID_LINK_URLS.map((page) => ({
        when: `the page is ${page}, which is not a page of the app`,
        send: () => mail(page),
        ...INVALID_LINK_URL,
      })),
      {
        when: 'the page is not a page of the app, and no account has the e-mail address',
        send: () => ({ body: { email: addressOf('nobody'), url: 'https://evil.test/' } }),
        ...INVALID_LINK_URL,
      },
    ],
  },

  resetPassword: {
    accepted: {
      who: null,
      send: (context) => {
        context.token(WHO, 'session');
        return reset(context);
      },
      changes: { users: NEW_PASSWORD, tokens: { removed: 2 } },
      owner: WHO,
    },
    refused: [
      {
        when: 'the token is made up',
        send: () => ({ body: { token: 'made-up', password: good } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is of another kind',
        send: (context) => ({ body: { token: context.token(WHO, 'session'), password: good } }),
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the token is older than a day',
        send: (context) => {
          const sent = reset(context);
          context.advance(DAY_S + 1);
          return sent;
        },
        ...UNKNOWN_TOKEN,
      },
      {
        when: 'the password is too simple',
        send: (context) => reset(context, weak),
        ...WEAK_PASSWORD,
      },
      {
        when: 'the password was not encrypted',
        send: (context) => reset(context, 'Kata#Sandi2026'),
        ...UNREADABLE_PASSWORD,
      },
    ],
  },

  updatePassword: {
    accepted: {
      who: WHO,
      send: (context) => {
        // Two other sessions and a reset link end with the change. The caller's session does not.
        for (const kind of ['session', 'session', 'reset'] as const) context.token(WHO, kind);
        return { body: { password: good, old_password: encryptPassword(PASSWORD) } };
      },
      changes: { users: NEW_PASSWORD, tokens: { removed: 3 } },
    },
    refused: [
      {
        when: 'the old password is wrong',
        send: () => ({ body: { password: good, old_password: weak } }),
        status: 400,
        error: 'Kata sandi lama tidak sesuai',
      },
      {
        when: 'the new password is too simple',
        send: () => ({ body: { password: weak, old_password: encryptPassword(PASSWORD) } }),
        ...WEAK_PASSWORD,
      },
    ],
  },
};
