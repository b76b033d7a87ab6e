import { OTP_MAYBE_TAKEN, TOKEN_TIME_EXPIRED } from '@/domain/session/otp';
import { GENERIC_ERROR, OTP_TIME_EXPIRED } from '@/domain/session/sessionErrors';
import { messageRef, serverText, type MessageRef } from '@/primitives/messageRef';
import type { ErrorLine, Step } from './errorLine';

const NAME = 'otp';
const SEND = { method: 'POST', path: '/user/*/otp/channel/*/send' };
const VALIDATE = { method: 'POST', path: '/user/*/otp/validate' };
const TO_CODE: readonly Step[] = [{ signIn: NAME }, { wait: messageRef('auth.otp.title') }];
/** Longer than the lifetime of a temporary token. */
const TOKEN_LIFE_OVER: Step = { passS: 901 };
const RESEND: readonly Step[] = [
  { press: messageRef('auth.otp.resend') },
  { choose: messageRef('auth.otp.sms') },
  { press: messageRef('auth.otp.chooserContinue') },
];
const WRONG: Step = { code: 'wrong', of: NAME };

const warning = (text: MessageRef) =>
  ({ as: 'toast', kind: 'warning', title: messageRef('common.toast.warning'), text }) as const;
const error = (text: MessageRef) =>
  ({ as: 'toast', kind: 'error', title: messageRef('common.toast.error'), text }) as const;

/** Sign-in, verification and one-time codes (sign-in.md). */
export const signInLines: readonly ErrorLine[] = [
  {
    id: 'wrong-password',
    situation:
      'A wrong password, or an address that nobody has: the words of the server, which are English; the page says it in Indonesian beside them',
    from: 'sign-in.md#login',
    seen: warning(serverText('Email or password is wrong')),
    endsAt: '/login',
    steps: [{ signIn: 'active.borrower', password: 'Salah#2026' }],
  },
  {
    id: 'wrong-password-on-the-page',
    situation: 'The same, on the page',
    from: 'sign-in.md#login',
    seen: { as: 'page', text: messageRef('auth.login.wrong') },
    steps: [{ signIn: 'active.borrower', password: 'Salah#2026' }],
  },
  {
    id: 'not-verified',
    situation: "Login answers 'Account not verified': the dialog that sends the mail again",
    from: 'sign-in.md#login',
    seen: { as: 'dialog', text: messageRef('auth.unverified.title') },
    steps: [{ signIn: 'unverified' }],
  },
  {
    id: 'unknown-verification-link',
    situation: 'The link of a verification mail that is not known, or too old',
    from: 'sign-in.md#verification-mail',
    seen: {
      as: 'dialog',
      text: messageRef('access.tokenNotFound'),
      within: messageRef('auth.verify.failed'),
    },
    steps: [{ open: '/login?token=unknown' }],
  },
  {
    id: 'first-code-failed',
    situation: 'The first code after the login cannot be sent: one stays at the login',
    from: 'sign-in.md#login',
    seen: error(GENERIC_ERROR),
    endsAt: '/login',
    steps: [{ fault: { ...SEND, status: 500 } }, { signIn: NAME }],
  },
  {
    id: 'wrong-code',
    situation: 'A code that is wrong or too old',
    from: 'sign-in.md#one-time-code',
    seen: { as: 'page', text: messageRef('auth.otp.wrong') },
    steps: [...TO_CODE, WRONG],
  },
  {
    id: 'too-many-codes',
    situation: 'A sixth wrong code (429)',
    from: 'sign-in.md#one-time-code',
    seen: warning(serverText('Terlalu banyak percobaan. Silakan minta kode OTP baru.')),
    steps: [...TO_CODE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
  },
  {
    id: 'code-401',
    situation:
      'A code is answered with 401, for the time to type it is over: to the root, and from there to the login',
    from: 'sign-in.md#one-time-code',
    seen: warning(OTP_TIME_EXPIRED),
    endsAt: '/login',
    endsSession: true,
    steps: [...TO_CODE, TOKEN_LIFE_OVER, { code: 'right', of: NAME }],
  },
  {
    id: 'code-answer-lost',
    situation:
      'A code was taken, but its answer was lost: another try a minute later is refused, and the login sends a new code',
    from: 'sign-in.md#one-time-code',
    seen: warning(OTP_MAYBE_TAKEN),
    endsAt: '/login',
    endsSession: true,
    steps: [
      { fault: { ...VALIDATE, status: 200, body: '<html></html>', is_applied: true, times: 1 } },
      ...TO_CODE,
      { code: 'right', of: NAME },
      { passS: 61 },
      { press: messageRef('common.retry') },
    ],
  },
  {
    id: 'code-500',
    situation: 'A code cannot be checked (500)',
    from: 'sign-in.md#one-time-code',
    seen: error(GENERIC_ERROR),
    steps: [{ fault: { ...VALIDATE, status: 500 } }, ...TO_CODE, { code: 'right', of: NAME }],
  },
  {
    id: 'code-sent-again',
    situation: 'Another code was sent: good news, for comparison',
    from: 'sign-in.md#another-code',
    seen: {
      as: 'toast',
      kind: 'success',
      title: messageRef('notices.otpSent.title'),
      text: messageRef('notices.otpSent.sms'),
    },
    steps: [...TO_CODE, { passS: 61 }, ...RESEND],
  },
  {
    id: 'resend-401',
    situation: 'Another code is refused with 401: to the root, and from there to the login',
    from: 'sign-in.md#another-code',
    seen: warning(TOKEN_TIME_EXPIRED),
    endsAt: '/login',
    endsSession: true,
    steps: [...TO_CODE, TOKEN_LIFE_OVER, ...RESEND],
  },
];
