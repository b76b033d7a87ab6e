import { expect, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { addressOf, PASSWORD } from './people';

export { addressOf, PASSWORD } from './people';

/** Fills in the sign-in page on the screen, and submits it. */
export async function sendSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/** Signs in from the start page, for users without a one-time code. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/bos/');
  await sendSignIn(page, addressOf(name));
}

/** Signs in with the one-time code from the outbox. */
export async function signInWithCode(page: Page, mock: MockControl, name: string): Promise<void> {
  await signIn(page, name);
  await page.waitForURL(/\/two-factor-auth\/\d+/);
  await page.getByLabel('Kode OTP', { exact: true }).fill(await mock.lastCode(addressOf(name)));
  const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
  await dialog.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Signs out from the menu that this screen size has. */
export async function signOut(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Buka menu', exact: true });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.waitForURL(/\/bos\/login$/);
}

/** Puts a fresh session of a user into the browser, for journeys that are not about signing in. */
export async function startSignedIn(page: Page, mock: MockControl, name: string): Promise<void> {
  const token = await mock.token(addressOf(name), 'session');
  await page
    .context()
    .addCookies([
      { name: 'bos_auth', value: token, url: mock.origin, secure: true, sameSite: 'Strict' },
    ]);
}

/** A call with a user's token, to prepare a journey; `path` is below identity. */
export async function callAs(
  mock: MockControl,
  name: string,
  [method, path]: readonly [string, string],
  body: object,
): Promise<void> {
  const token = await mock.token(addressOf(name), 'session');
  const answer = await fetch(`${mock.origin}/api/identity${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}

/** Stores values, to prepare a journey. */
export const storeAs = (mock: MockControl, name: string, body: object): Promise<void> =>
  callAs(mock, name, ['PATCH', '/user/update'], body);

/** Nobody is signed in: the browser has no session, and no private page is shown. */
export async function expectNoSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.startsWith('bos_'))).toEqual([]);
  const stored = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  expect(stored.filter((key) => key.startsWith('bos.auth'))).toEqual([]);
  const heading = page.getByRole('heading', { level: 1, name: /^(Notifikasi|Pengajuan Anda)/ });
  await expect(heading).toBeHidden();
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeHidden();
}
