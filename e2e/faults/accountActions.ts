import { addressOf, PASSWORD } from '../support/people';
import { sendSignIn } from '../support/signIn';
import { field, hasHeading, press } from './controls';
import { NO_SESSION } from './signInActions';
import type { UserAction, Visit } from './userAction';

const NEW = 'baru@bos.test';
const NEW_PASSWORD = 'Sandi#Baru2027';
const BORROWER = addressOf('active.borrower');

const register = (id: string, role: 'borrower' | 'funder'): UserAction => ({
  id,
  name: `registers as ${role}`,
  async prepare({ page }) {
    await page.goto(`/bos/register/${role}`);
    await page.getByRole('radio', { name: 'Individu', exact: true }).check();
    await field(page, 'Email').fill(NEW);
    await field(page, 'Kata Sandi').fill(PASSWORD);
    await field(page, 'Konfirmasi Kata Sandi').fill(PASSWORD);
  },
  act: press('Daftar'),
  call: { method: 'POST', path: '/api/identity/public/auth/registration' },
  isDone: hasHeading('Periksa email Anda'),
  typed: [NEW],
  retry: ['Daftar'],
  except: NO_SESSION,
});

async function openReset({ page, mock }: Visit): Promise<void> {
  await page.goto(`/bos/change-password?token=${await mock.token(BORROWER, 'reset')}`);
  await field(page, 'Kata Sandi Baru').fill(NEW_PASSWORD);
  await field(page, 'Konfirmasi Kata Sandi Baru').fill(NEW_PASSWORD);
}

/** Accounts, passwords, the terms and what links open. */
export const ACCOUNT_ACTIONS: readonly UserAction[] = [
  register('U8', 'borrower'),
  register('U9', 'funder'),
  {
    id: 'U10',
    name: 'asks for a new password',
    async prepare({ page }) {
      await page.goto('/bos/forgot-password');
      await field(page, 'Email').fill(BORROWER);
    },
    act: press('Kirim'),
    call: { method: 'POST', path: '/api/identity/public/auth/forgot-password' },
    isDone: hasHeading('Periksa email Anda'),
    typed: [BORROWER],
    retry: ['Kirim'],
    except: NO_SESSION,
  },
  {
    id: 'U11',
    name: 'sets a new password by a link',
    prepare: openReset,
    act: press('Simpan'),
    call: { method: 'POST', path: '/api/identity/public/auth/reset-password' },
    isDone: hasHeading('Masuk ke BOS'),
    typed: [NEW_PASSWORD],
    retry: ['Simpan', 'Masuk'],
    except: NO_SESSION,
  },
  {
    id: 'U12',
    name: 'accepts the terms',
    user: 'terms',
    async prepare({ page }) {
      await page.goto('/bos/terms-and-condition');
      await page.getByRole('checkbox', { name: /^Saya sudah membaca/ }).check();
    },
    act: press('Setuju'),
    call: { method: 'POST', path: '/api/identity/user/tnc' },
    isDone: hasHeading('Pengajuan Anda'),
    retry: ['Setuju'],
  },
  {
    id: 'U13',
    name: 'opens the form of a consent',
    prepare: () => Promise.resolve(),
    async act({ page, mock }) {
      const [mail] = await mock.outbox(addressOf('consent.waiting'));
      await page.goto(mail?.link ?? '');
    },
    call: { method: 'POST', path: '/api/identity/user/emergency-contact/consent/generate' },
    isDone: ({ page }) => page.locator('canvas').first().isVisible(),
    retry: [],
    except: NO_SESSION,
  },
  {
    id: 'U14',
    name: 'opens the app with a session',
    user: 'active.borrower',
    prepare: () => Promise.resolve(),
    async act({ page }) {
      await page.goto('/bos/');
    },
    call: { method: 'GET', path: '/api/identity/auth/profile' },
    isDone: hasHeading('Notifikasi'),
    retry: [],
    // Without a profile nobody is let in: the login says so (docs/product/sessions.md).
    again: ({ page }) => sendSignIn(page, BORROWER),
  },
];
