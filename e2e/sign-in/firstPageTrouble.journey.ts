import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { MISSING_CODE, type Problems } from '../support/problems';
import {
  holdScripts,
  letNoneButNamed,
  openWithoutScripts,
  SCRIPTS,
  signInCalls,
  signInFields,
  untilApp,
  untilAppStarted,
  untilReady,
} from '../support/firstPage';
import { addressOf, PASSWORD, sendSignIn } from '../support/signIn';

const BORROWER = addressOf('active.borrower');
const HOME = /\/borrower\/notification$/;

/** React draws a page anew that is not as it was rendered. */
const REDRAWN = /Minified React error #418/;

/**
 * Opens the sign-in without its scripts, with elements of an extension in its form. The result lets the
 * scripts come, and waits until React has drawn the page anew.
 */
async function openWithForeign(
  page: Page,
  problems: Problems,
  ...tags: readonly string[]
): Promise<() => Promise<void>> {
  problems.allow(REDRAWN);
  const release = await openWithoutScripts(page);
  for (const tag of tags)
    await signInFields(page).email.evaluate(
      (input, name) => input.after(document.createElement(name)),
      tag,
    );
  return async () => {
    const wasRedrawn = page.waitForEvent('pageerror', ({ message }) => REDRAWN.test(message));
    await release();
    await wasRedrawn;
  };
}

test('what is typed stays until the screen that takes it over is there', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(...MISSING_CODE);
  let isDown = true;
  const missing: string[] = [];
  await page.route(SCRIPTS, async (route) => {
    if (!isDown) return route.continue();
    const response = await route.fetch();
    // Only the screen of the app puts this key together.
    const isOfScreen = (await response.text()).includes('auth.signOutReason.${');
    if (!isOfScreen) return route.fulfill({ response });
    missing.push(route.request().url());
    return route.abort();
  });
  await page.goto('/bos/login', { waitUntil: 'commit' });
  await untilReady(page);
  await sendSignIn(page, BORROWER);
  await expect(page.getByRole('alert')).toContainText('Periksa koneksi Anda, lalu coba lagi.');
  expect(missing).not.toEqual([]);
  const { email, password, submit } = signInFields(page);
  await expect(email).toHaveValue(BORROWER);
  await expect(password).toHaveValue(PASSWORD);
  isDown = false;
  await submit.click();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('a page that crashes gives way to the app, with what was typed', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/NotFoundError|removeChild/);
  await page.goto('/bos/login', { waitUntil: 'commit' });
  await untilReady(page);
  const { email, password, submit } = signInFields(page);
  await password.fill(PASSWORD);
  await email.fill('budi');
  await submit.click();
  // As an extension does.
  await page
    .getByText('Email tidak valid', { exact: true })
    .evaluate((message) => message.remove());
  await email.fill(BORROWER);
  await untilApp(page);
  await expect(email).toHaveValue(BORROWER);
  await expect(email).toBeFocused();
  await submit.click();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('an extension that puts a button and a field into the form takes no press', async ({
  page,
  mock,
  problems,
}) => {
  const release = await openWithForeign(page, problems, 'button', 'input');
  const { email, password, submit } = signInFields(page);
  await email.fill(BORROWER);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await submit.click();
  await release();
  await page.waitForURL(HOME);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('the focus stays where an extension makes React draw the page anew', async ({
  page,
  problems,
}) => {
  const release = await openWithForeign(page, problems, 'input');
  const { email } = signInFields(page);
  await email.click();
  await page.keyboard.type('budi@');
  await release();
  await untilReady(page);
  await page.keyboard.type('contoh.id');
  await expect(email).toHaveValue('budi@contoh.id');
});

test('whoever types on after a press before any script is there presses once more', async ({
  page,
  mock,
}) => {
  const release = await openWithoutScripts(page);
  const { email, password, submit } = signInFields(page);
  await email.fill(BORROWER);
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await password.press('Backspace');
  await expect(submit).not.toHaveAttribute('aria-busy');
  await release();
  await untilAppStarted(page);
  expect(await signInCalls(mock)).toEqual([]);
  await password.fill(PASSWORD);
  await submit.click();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('of two links that are followed while the page of the first loads the second leads on', async ({
  page,
}) => {
  await page.goto('/bos/login', { waitUntil: 'commit' });
  // A page that is used stays when the app has come behind it.
  await signInFields(page).email.fill(BORROWER);
  await untilAppStarted(page);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.getByRole('link', { name: 'Pendana' }).click();
  await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click();
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lupa kata sandi');
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('going back loads the page from the server where the code for it does not come', async ({
  page,
  problems,
}) => {
  problems.allow(...MISSING_CODE);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/bos/login');
  await untilAppStarted(page);
  await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click();
  await expect(heading).toHaveText('Lupa kata sandi');
  // For the browser both addresses still are of one page.
  await page.reload({ waitUntil: 'commit' });
  await untilReady(page);
  await letNoneButNamed(page);
  await page.evaluate(() => window.history.back());
  await expect(heading).toHaveText('Masuk ke BOS');
  await expect(page).toHaveURL(/\/login$/);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 560 } });

  test('an app that cannot be loaded is said beside the button that was pressed', async ({
    page,
    problems,
  }) => {
    problems.allow(...MISSING_CODE);
    const release = await openWithoutScripts(page, '/bos/register/borrower');
    await letNoneButNamed(page);
    await release();
    await untilReady(page);
    await page.getByRole('radio', { name: 'Individu' }).check();
    await page.getByLabel('Email', { exact: true }).fill('baru@contoh.id');
    for (const label of ['Kata Sandi', 'Konfirmasi Kata Sandi'])
      await page.getByLabel(label, { exact: true }).fill('Rahasia#2026');
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Periksa koneksi Anda' });
    await expect(alert).toBeInViewport({ ratio: 0.9 });
  });

  test('a page without its scripts shows its note to whoever presses a button', async ({
    page,
    problems,
  }) => {
    problems.allow(...MISSING_CODE);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/bos/register/borrower');
    const note = page.getByRole('alert').filter({ hasText: 'belum dimuat lengkap' });
    const submit = page.getByRole('button', { name: 'Daftar', exact: true });
    await submit.scrollIntoViewIfNeeded();
    await expect(note).not.toBeInViewport();
    await submit.click();
    await expect(note).toBeInViewport();
  });
});

test('English words that do not come leave no button busy', async ({ page, problems }) => {
  problems.allow(...MISSING_CODE);
  await page.addInitScript(() => localStorage.setItem('bos.language', 'en'));
  const release = await openWithoutScripts(page);
  await letNoneButNamed(page);
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.locator('[data-incomplete-note]')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-busy');
});

test('the focus stays on a link when the app comes', async ({ page, problems }) => {
  problems.allow(/401/);
  await page.goto('/bos/login', { waitUntil: 'commit' });
  await untilReady(page);
  const release = await holdScripts(page);
  await sendSignIn(page, BORROWER, 'salah');
  const link = page.getByRole('link', { name: 'Lupa Kata Sandi?' });
  await link.focus();
  await release();
  await untilApp(page);
  await expect(link).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the app needs it', async ({ page }) => {
    await page.goto('/bos/login');
    // Playwright finds no text in a `noscript`.
    const note = page.locator('noscript [data-needs-script]');
    await expect(note).toContainText('Aplikasi ini memerlukan JavaScript.');
    await expect(note).toContainText('This app needs JavaScript.');
    await expect(note).toBeInViewport({ ratio: 1 });
  });
});
