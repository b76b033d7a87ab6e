import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect } from './fixtures';
import { addressOf, sendSignIn } from './signIn';

/** The screens that a browser button may lead to; none of them has a session. */
export type Screen = 'forgot' | 'login' | 'code';

interface Visit {
  page: Page;
  mock: MockControl;
  name: string;
}

/** A stage of signing in, and the screen that each browser button leads to. */
interface Point {
  at: string;
  people: readonly string[];
  come: (visit: Visit) => Promise<void>;
  leads: Readonly<Record<keyof typeof BUTTONS, Screen>>;
}

/** The page of each user after signing in. */
export const HOMES: Readonly<Record<string, string>> = {
  otp: '/bos/borrower/notification',
  'otp.applicant': '/bos/borrower/onboarding/individu-non-partner',
};

const code = (page: Page) => page.getByLabel('Kode OTP', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Masuk', exact: true });

/** Waits for a screen, and checks that no other one is shown. */
export async function expectScreen(page: Page, screen: Screen): Promise<void> {
  if (screen === 'forgot') await page.waitForURL(/\/bos\/forgot-password$/);
  if (screen === 'login') {
    await page.waitForURL(/\/bos\/login$/);
    await expect(submit(page)).toBeVisible();
  }
  if (screen === 'code') await expect(code(page)).toBeEditable();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens an address in a new tab. */
export async function inSecondTab({ page }: Visit, address: string): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto(address);
  return second;
}

/** The browser buttons; each returns the page that is then in front. */
export const BUTTONS = {
  reload: async ({ page }: Visit) => {
    await page.reload();
    return page;
  },
  back: async ({ page }: Visit) => {
    await page.goBack();
    return page;
  },
  'back and forward': async ({ page }: Visit) => {
    const title = page.locator('h1');
    const before = await title.innerText();
    await page.goBack();
    // If it went forward at once, the previous page could still be on the screen.
    await expect(title).not.toHaveText(before);
    await page.goForward();
    return page;
  },
  'the same address in a second tab': (visit: Visit) => inSecondTab(visit, visit.page.url()),
  'a private address in a second tab': (visit: Visit) =>
    inSecondTab(visit, HOMES[visit.name] ?? '/bos/'),
  'the tab duplicated': async ({ page }: Visit) => {
    // A duplicated tab starts with a copy of the session storage.
    const kept = await page.evaluate(() =>
      Object.fromEntries(Object.entries(window.sessionStorage)),
    );
    const twin = await page.context().newPage();
    await twin.addInitScript((entries: Record<string, string>) => {
      if (window.sessionStorage.length > 0) return;
      for (const [key, value] of Object.entries(entries)) window.sessionStorage.setItem(key, value);
    }, kept);
    await twin.goto(page.url());
    return twin;
  },
  'a private address typed': async ({ page, name }: Visit) => {
    await page.goto(HOMES[name] ?? '/bos/');
    return page;
  },
  'a private address typed, then back': async ({ page, name }: Visit) => {
    await page.goto(HOMES[name] ?? '/bos/');
    await expectScreen(page, 'login');
    await page.goBack();
    return page;
  },
} as const;

/** Opens the login page, with another page of the app before it in the history. */
export async function openLogin({ page }: Visit): Promise<void> {
  await page.goto('/bos/forgot-password');
  await page.goto('/bos/login');
  await expect(submit(page)).toBeVisible();
}

async function sendLogin(visit: Visit): Promise<void> {
  await openLogin(visit);
  await sendSignIn(visit.page, addressOf(visit.name));
}

export async function openCode(visit: Visit): Promise<void> {
  await sendLogin(visit);
  await expect(code(visit.page)).toBeVisible();
}

const FROM_CODE: Point['leads'] = {
  reload: 'code',
  back: 'login',
  'back and forward': 'code',
  'the same address in a second tab': 'login',
  'a private address in a second tab': 'login',
  'the tab duplicated': 'code',
  'a private address typed': 'login',
  'a private address typed, then back': 'code',
};

const FROM_LOGIN: Point['leads'] = {
  reload: 'login',
  back: 'forgot',
  'back and forward': 'login',
  'the same address in a second tab': 'login',
  'a private address in a second tab': 'login',
  'the tab duplicated': 'login',
  'a private address typed': 'login',
  'a private address typed, then back': 'login',
};

/**
 * Where the user is when the button is pressed, how they got there, and where each button leads.
 */
export const POINTS: readonly Point[] = [
  { at: 'the login page', people: ['otp'], come: openLogin, leads: FROM_LOGIN },
  {
    at: 'the login that is under way',
    people: ['otp'],
    async come(visit) {
      await visit.mock.addFault({
        method: 'POST',
        path: '*/public/auth/login',
        delay_ms: 1_500,
        is_applied: true,
      });
      await sendLogin(visit);
      await expect
        .poll(async () => (await visit.mock.calls()).some(({ path }) => path.endsWith('/login')))
        .toBe(true);
    },
    leads: FROM_LOGIN,
  },
  {
    at: 'the code page',
    people: ['otp', 'otp.applicant'],
    come: openCode,
    leads: FROM_CODE,
  },
  {
    at: 'a wrong code',
    people: ['otp.applicant'],
    async come(visit) {
      await openCode(visit);
      await code(visit.page).fill('000000');
      await expect(visit.page.getByText(/^Kode OTP yang Anda masukkan salah/)).toBeVisible();
    },
    leads: FROM_CODE,
  },
  {
    at: 'the chooser',
    people: ['otp'],
    async come(visit) {
      await openCode(visit);
      // Without this record the device does not know that it has to wait.
      await visit.page.evaluate(() => window.localStorage.clear());
      await visit.page.reload();
      await visit.page.getByRole('button', { name: 'Kirim Ulang Kode', exact: true }).click();
      await expect(visit.page.getByRole('dialog')).toBeVisible();
    },
    leads: FROM_CODE,
  },
];
