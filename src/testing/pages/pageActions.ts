import { screen } from '@testing-library/react';
import { mock } from '../mock/mock';
import { BEFORE_THE_REVIEW, everySubStep } from '../onboarding/everySubStep';
import { renderApp } from '../render/renderApp';
import { fill, link } from './newPassword';
import { fillRegistration, registerPage } from './registerPage';
import { arriveAtCode, fillLogin } from './signInPages';

type View = Awaited<ReturnType<typeof renderApp>>;
type More = Parameters<typeof renderApp>[2];

/** What a user sends from a page. */
export interface PageAction {
  name: string;
  /** The scenario of the mock that has the user; the default one if there is none. */
  scenario?: string;
  /** Of the call that carries it out. */
  method: string;
  path: string;
  /** Opens the page and fills it in. */
  open: (more?: More) => Promise<View>;
  press: (view: View) => Promise<void>;
  /** How the user tries again; the same press if there is none. */
  retry?: (view: View) => Promise<void>;
  /** Waits for what the user sees in the end. */
  done: () => Promise<unknown>;
  /** Another try is another call, because it encrypts the password again; no try has two effects. */
  isNewEachTime?: true;
  /** Drafts are opened for it, and none is stored: there is nothing that could be lost. */
  storesNoDraft?: true;
  /** What leaves the page, and the title of the page that it leads to. */
  leave: () => HTMLElement;
  leadsTo: string;
  /**
   * The title of the page that the guards lead to from there once it is carried out; none if they
   * do not.
   */
  movesTo?: string;
}

const BORROWER = 'active.borrower@bos.test';
const WITH_CODE = 'otp@bos.test';
const NEWCOMER = 'terms@bos.test';

const click = (name: string) => (view: View) =>
  view.user.click(screen.getByRole('button', { name }));
const linkTo = (name: string) => () => screen.getAllByRole('link', { name })[0] as HTMLElement;
const title = (name: string) => () => screen.findByRole('heading', { name, level: 1 });

const LOGIN_TITLE = 'Masuk ke BOS';
const SUBMITTED = 'Pengajuan Anda telah terkirim';

const registrationOf = (kind: 'borrower' | 'funder'): PageAction => ({
  name: `the registration of a ${kind}`,
  method: 'POST',
  path: '/public/auth/registration',
  open: async (more) => {
    const view = await renderApp(`/register/${kind}`, undefined, more);
    await fillRegistration(view);
    return view;
  },
  press: click('Daftar'),
  done: registerPage.mailbox,
  leave: linkTo('Masuk'),
  leadsTo: LOGIN_TITLE,
});

const submitOf = (variant: string, outcome: string): Omit<PageAction, 'movesTo'> => ({
  name: `the application of ${variant.replace(/.*\//, '')}`,
  scenario: BEFORE_THE_REVIEW,
  method: 'PUT',
  path: '/onboarding-status',
  open: async (more) => {
    const review = everySubStep.find(({ path }) => path.endsWith(`${variant}/review/review`));
    if (review === undefined) throw new Error(`No review of ${variant}`);
    const view = await renderApp(review.path, review.email, more);
    await view.user.click(await screen.findByRole('checkbox', { name: /^Saya menyatakan/ }));
    return view;
  },
  press: click('Kirim Pengajuan'),
  done: title(outcome),
  leave: linkTo('Daftar langkah'),
  leadsTo: 'Pengajuan Anda',
});

/** The pages with one form and one way to send it. */
export const PAGE_ACTIONS: readonly PageAction[] = [
  {
    name: 'a login with a password',
    method: 'POST',
    path: '/public/auth/login',
    isNewEachTime: true,
    storesNoDraft: true,
    open: async (more) => {
      const view = await renderApp('/login', undefined, more);
      await fillLogin(view.user, BORROWER);
      return view;
    },
    press: click('Masuk'),
    done: title('Notifikasi'),
    leave: linkTo('Lupa Kata Sandi?'),
    leadsTo: 'Lupa kata sandi',
  },
  {
    name: 'a one-time code',
    method: 'POST',
    path: '/otp/validate',
    open: async (more) => {
      const view = await arriveAtCode(WITH_CODE, more);
      await view.user.type(view.code, (await mock.lastCode(WITH_CODE)).slice(0, -1));
      return view;
    },
    press: async ({ user }) => {
      const code = screen.getByRole('textbox', { name: 'Kode OTP' });
      await user.type(code, (await mock.lastCode(WITH_CODE)).slice(-1));
    },
    retry: click('Coba lagi'),
    done: () => screen.findByRole('dialog', { name: 'Verifikasi Berhasil!' }),
    leave: linkTo('Masuk dengan akun lain'),
    leadsTo: LOGIN_TITLE,
  },
  registrationOf('borrower'),
  registrationOf('funder'),
  {
    name: 'a forgotten password',
    method: 'POST',
    path: '/public/auth/forgot-password',
    open: async (more) => {
      const view = await renderApp('/forgot-password', undefined, more);
      await view.user.type(await screen.findByRole('textbox', { name: 'Email' }), BORROWER);
      return view;
    },
    press: click('Kirim'),
    done: title('Periksa email Anda'),
    leave: linkTo('Kembali ke halaman masuk'),
    leadsTo: LOGIN_TITLE,
  },
  {
    name: 'a new password',
    method: 'POST',
    path: '/public/auth/reset-password',
    open: async (more) => {
      const view = await renderApp(await link(), undefined, more);
      await fill(view.user);
      return view;
    },
    press: click('Simpan'),
    done: title(LOGIN_TITLE),
    leave: linkTo('Kembali ke halaman masuk'),
    leadsTo: LOGIN_TITLE,
  },
  {
    name: 'the consent to the terms',
    method: 'POST',
    path: '/user/tnc',
    open: async (more) => {
      const view = await renderApp('/', NEWCOMER, more);
      const box = { name: /^Saya sudah membaca dan menyetujui/ };
      await view.user.click(await screen.findByRole('checkbox', box));
      return view;
    },
    press: click('Setuju'),
    done: title('Pengajuan Anda'),
    leave: () => screen.getByRole('button', { name: 'Keluar' }),
    leadsTo: LOGIN_TITLE,
  },
  submitOf('borrower/onboarding/individu-non-partner', 'Verifikasi identitas (e-KYC)'),
  {
    ...submitOf('borrower/onboarding/corporate-non-partner', SUBMITTED),
    // The overview belongs to an application that is not sent; that of an individual to the e-KYC too.
    movesTo: SUBMITTED,
  },
];
