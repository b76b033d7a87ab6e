import { addressOf, PASSWORD } from '../support/people';
import { expect } from '../support/fixtures';
import { sendSignIn } from '../support/signIn';
import { button, field, hasHeading, hasText, press } from './controls';
import type { UserAction, Visit } from './userAction';

/** Faults that need a session, which these actions do not have. */
export const NO_SESSION = { F9: 'there is no session yet' } as const;
const CODE_USER = 'otp';
const SEND = { method: 'POST', path: '/api/identity/user/*/otp/channel/*/send' };
const RESEND_WAIT_S = 61;

async function typeSignIn({ page }: Visit, name: string): Promise<void> {
  await page.goto('/bos/login');
  await field(page, 'Email').fill(addressOf(name));
  await field(page, 'Kata Sandi').fill(PASSWORD);
}

const code = ({ page }: Visit) => field(page, 'Kode OTP');

async function openCode(visit: Visit): Promise<void> {
  await typeSignIn(visit, CODE_USER);
  await press('Masuk')(visit);
  await expect(code(visit)).toBeEditable();
}

/** The wait before another code is over. */
async function waitForResend(visit: Visit): Promise<void> {
  await openCode(visit);
  await visit.mock.advanceClock(RESEND_WAIT_S);
  await visit.page.clock.fastForward(RESEND_WAIT_S * 1_000);
  await expect(button(visit.page, 'Kirim Ulang Kode')).toBeEnabled();
}

const sms = ({ page }: Visit) => page.getByRole('radio', { name: 'SMS', exact: true });

async function chooseChannel(visit: Visit): Promise<void> {
  await waitForResend(visit);
  await press('Kirim Ulang Kode')(visit);
  await sms(visit).check();
}

/** The open dialog is filled in again. */
async function sendBySms(visit: Visit): Promise<void> {
  await sms(visit).check();
  await press('Lanjutkan')(visit);
}

async function typeCode(visit: Visit): Promise<void> {
  await expect(code(visit)).toBeEditable();
  await code(visit).fill(await visit.mock.lastCode(addressOf(CODE_USER)));
}

async function openUnverified(visit: Visit): Promise<void> {
  await typeSignIn(visit, 'unverified');
  await press('Masuk')(visit);
  await expect(button(visit.page, 'Kirim Ulang Email')).toBeVisible();
}

/** Signing in, with a code where one is needed, and verifying an account. */
export const SIGN_IN_ACTIONS: readonly UserAction[] = [
  {
    id: 'U1',
    name: 'signs in',
    prepare: (visit) => typeSignIn(visit, 'active.borrower'),
    act: press('Masuk'),
    call: { method: 'POST', path: '/api/identity/public/auth/login' },
    isDone: hasHeading('Notifikasi'),
    typed: [addressOf('active.borrower')],
    retry: ['Masuk'],
    except: NO_SESSION,
  },
  {
    id: 'U1b',
    name: "signs in by a portal's link",
    prepare: () => Promise.resolve(),
    async act({ page, mock }) {
      const token = await mock.token(addressOf('active.borrower'), 'login');
      await page.goto(`/bos/request-onboarding?token=${token}`);
    },
    call: { method: 'POST', path: '/api/identity/public/auth/login-token' },
    isDone: hasHeading('Notifikasi'),
    retry: [],
    // A link works once: where its response was lost, the login is the way on.
    async again({ page }) {
      await page.getByRole('link', { name: 'Masuk dengan email', exact: true }).click();
      await sendSignIn(page, addressOf('active.borrower'));
    },
    except: NO_SESSION,
  },
  {
    id: 'U2',
    name: 'signs in, and a code is sent',
    prepare: (visit) => typeSignIn(visit, CODE_USER),
    act: press('Masuk'),
    call: SEND,
    isDone: hasText(/^Kami mengirim kode 6 angka ke/),
    typed: [addressOf(CODE_USER)],
    retry: ['Masuk', 'Kirim Ulang Kode'],
    again: sendBySms,
    except: {
      ...NO_SESSION,
      F11: 'it says that a code was sent just before, which the page asks for (sign-in.md)',
    },
  },
  {
    id: 'U3',
    name: 'types the code',
    prepare: openCode,
    act: typeCode,
    call: { method: 'POST', path: '/api/identity/user/*/otp/validate' },
    isDone: hasHeading('Verifikasi Berhasil!'),
    retry: [],
    async again(visit) {
      // A code that was used up leads to the login.
      if (await code(visit).isVisible()) await typeCode(visit);
      else await sendSignIn(visit.page, addressOf(CODE_USER));
    },
    except: NO_SESSION,
  },
  {
    id: 'U4',
    name: 'opens the choice of channels',
    prepare: waitForResend,
    act: press('Kirim Ulang Kode'),
    call: { method: 'GET', path: '/api/identity/user/*/otp/channel/check' },
    isDone: async (visit) => (await sms(visit).isVisible()) && sms(visit).isEnabled(),
    retry: ['Kirim Ulang Kode'],
    except: NO_SESSION,
  },
  {
    id: 'U5',
    name: 'has another code sent',
    prepare: chooseChannel,
    act: press('Lanjutkan'),
    call: SEND,
    isDone: hasText('OTP Berhasil Dikirim'),
    retry: ['Lanjutkan', 'Kirim Ulang Kode'],
    again: sendBySms,
    except: NO_SESSION,
  },
  {
    id: 'U6',
    name: 'has the verification mail sent again',
    prepare: openUnverified,
    act: press('Kirim Ulang Email'),
    call: { method: 'POST', path: '/api/identity/auth/send-email-verification' },
    isDone: hasText('Email terkirim'),
    retry: ['Kirim Ulang Email'],
    except: NO_SESSION,
  },
  {
    id: 'U7',
    name: 'opens the link of the verification mail',
    prepare: () => Promise.resolve(),
    async act({ page, mock }) {
      const token = await mock.token(addressOf('unverified'), 'verification');
      await page.goto(`/bos/login?token=${token}`);
    },
    call: { method: 'POST', path: '/api/identity/public/auth/verification' },
    isDone: hasHeading(/^(Verifikasi Berhasil!|Akun Anda sudah terverifikasi)$/),
    retry: [],
    except: NO_SESSION,
  },
];
