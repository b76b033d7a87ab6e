import type { Page } from '@playwright/test';
import { sampleOf } from '@/testing/exploration/sample';
import { expect, test } from '../support/fixtures';
import { MISSING_CODE } from '../support/problems';
import {
  chooseLanguage,
  FIRST_PAGES,
  holdScripts,
  openWithoutScripts,
  SCRIPTS,
  signInCalls,
  signInFields,
  untilApp,
  untilAppStarted,
  untilReady,
} from '../support/firstPage';
import { addressOf, PASSWORD, sendSignIn, startSignedIn } from '../support/signIn';

const BORROWER = addressOf('active.borrower');
const HOME = /\/borrower\/notification$/;

/** The field with the focus, and what is selected in it. */
const selectionOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active instanceof HTMLInputElement
      ? [active.name, active.selectionStart, active.selectionEnd]
      : null;
  });

/** Notes in the page, at each frame from now on, whether the sign-in form is seen. */
const watchForSignIn = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('input[name=password]')?.checkVisibility())
        document.documentElement.dataset['seen'] = 'sign-in';
      requestAnimationFrame(look);
    };
    look();
  });

test('what is typed and sent before any script is there is sent once @phone', async ({
  page,
  mock,
}) => {
  const release = await openWithoutScripts(page);
  const { email, password, submit } = signInFields(page);
  await email.click();
  await page.keyboard.type(BORROWER);
  await password.click();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await release();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('typed text, focus and selection stay when the page is ready, and when the app is there', async ({
  page,
  problems,
}) => {
  problems.allow(/401/);
  const release = await openWithoutScripts(page);
  const { email, password } = signInFields(page);
  await email.fill('siti@contoh.id');
  await password.fill('salah sekali');
  await email.focus();
  await email.evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 4));
  await release();
  await untilReady(page);
  expect(await selectionOf(page)).toEqual(['email', 0, 4]);
  await page.keyboard.type('budi');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email atau kata sandi salah.')).toBeVisible();
  await untilApp(page);
  await expect(email).toHaveValue('budi@contoh.id');
  await expect(password).toHaveValue('salah sekali');
  expect(await selectionOf(page)).toEqual(['email', 4, 4]);
});

test('a refused sign-in is tried again with what was typed, and a shown password stays shown', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/401/);
  await page.goto('/bos/login');
  await page.getByRole('button', { name: 'Tampilkan sandi' }).click();
  await sendSignIn(page, BORROWER, 'salah');
  await expect(page.getByText('Email atau kata sandi salah.')).toBeVisible();
  const { email, password, submit } = signInFields(page);
  await expect(email).toHaveValue(BORROWER);
  await expect(password).toHaveValue('salah');
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(PASSWORD);
  await submit.click();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(2);
});

test('a form with an error says so before the app is there, and sends nothing', async ({
  page,
  mock,
}) => {
  const release = await openWithoutScripts(page);
  const { email, submit } = signInFields(page);
  await submit.click();
  await release();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Tidak boleh kosong');
  expect(await signInCalls(mock)).toHaveLength(0);
});

test('what was pressed before the page was ready is pressed again, in its order', async ({
  page,
}) => {
  const release = await openWithoutScripts(page);
  await page.getByRole('button', { name: 'Tampilkan sandi' }).click();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await page.getByRole('button', { name: 'Indonesia', exact: true }).click();
  await release();
  await expect(signInFields(page).password).toHaveAttribute('type', 'text');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('the app starts behind a page that nobody uses, which has the largest paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const paints: boolean[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        paints.push(!!entry.element?.closest('#first'));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    Object.assign(window, { paints });
  });
  await page.goto('/bos/');
  await untilAppStarted(page);
  await expect(page).toHaveURL(/\/bos\/login$/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.waitForLoadState('networkidle');
  const paints = await page.evaluate(() => (window as unknown as { paints: boolean[] }).paints);
  expect(paints).toContain(true);
  expect(paints).not.toContain(false);
  const { email, password } = signInFields(page);
  await email.fill(BORROWER);
  await password.fill(PASSWORD);
  await password.press('Enter');
  await page.waitForURL(HOME);
});

test('a link leads on with its query, and back', async ({ page }) => {
  const release = await openWithoutScripts(page, '/bos/login?ref=brosur');
  await release();
  await untilReady(page);
  await page.getByRole('link', { name: 'Lupa Kata Sandi?' }).click();
  await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeFocused();
  await expect(page).toHaveURL(/\/bos\/forgot-password\?ref=brosur$/);
  await page.goBack();
  await expect(signInFields(page).email).toBeVisible();
  await expect(page).toHaveURL(/\/bos\/login\?ref=brosur$/);
});

/** Opens the page, whose clock stands still once its form is handled. Returns how often the configuration was fetched. */
async function openWithClock(page: Page): Promise<() => number> {
  let configurations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/config.json')) configurations += 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/bos/login');
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('#first:not([data-waits])')).toBeAttached({ timeout: 100 });
  }).toPass();
  return () => configurations;
}

test('the first key has the app fetched, code and configuration, which runs in a pause of a second', async ({
  page,
}) => {
  const configurations = await openWithClock(page);
  const notices = page.getByRole('region', { name: 'Pemberitahuan' });
  for (let key = 0; key < 5; key += 1) {
    await signInFields(page).email.press('a');
    await page.clock.runFor(900);
  }
  await expect(page.locator('link[rel=preload][as=script]')).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(configurations()).toBe(1);
  await expect(notices).not.toBeAttached();
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(notices).toBeAttached();
  expect(configurations(), 'fetched again as the app starts').toBe(1);
});

test('a configuration that has come long before the app starts is fetched again', async ({
  page,
}) => {
  const configurations = await openWithClock(page);
  await signInFields(page).email.press('a');
  await page.waitForLoadState('networkidle');
  expect(configurations()).toBe(1);
  // As on a phone that does something else meanwhile.
  await page.clock.fastForward(31_000);
  await page.clock.resume();
  await untilAppStarted(page);
  expect(configurations()).toBe(2);
});

test('the code of an application comes once a password is typed, and no other before it is shown', async ({
  page,
}) => {
  await page.goto('/bos/login');
  const { email, password } = signInFields(page);
  await email.fill(addressOf('borrower.individu'));
  await untilAppStarted(page);
  await page.waitForLoadState('networkidle');
  const hub = page.getByRole('heading', { name: 'Pengajuan Anda' });
  /** Of each script, whether the hub was shown when it was asked for. */
  const scripts: Promise<boolean>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(hub.isVisible());
  });
  // The code of the notifications is the last to come.
  const lastCode = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' &&
      (await response.text()).includes('NotificationsRoute:'),
  );
  await password.fill(PASSWORD);
  await lastCode;
  scripts.length = 0;
  await password.press('Enter');
  await expect(hub).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keluar' })).toBeVisible();
  expect(await Promise.all(scripts)).not.toContain(false);
});

test('a visitor with a session never sees the sign-in page', async ({ page, mock }) => {
  await startSignedIn(page, mock, 'active.borrower');
  await watchForSignIn(page);
  await page.goto('/bos/');
  await page.waitForURL(HOME);
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});

test('nor if the server does not look at the cookie', async ({ page, mock, baseURL }) => {
  await startSignedIn(page, mock, 'active.borrower');
  await watchForSignIn(page);
  await page.route(/\/bos\/$/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/bos/login.html` }) }),
  );
  await page.goto('/bos/');
  await page.waitForURL(HOME);
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});

test('the sign-in is English for those who have chosen English, and keeps what is typed', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bos.language', 'en'));
  const release = await openWithoutScripts(page);
  await expect(page.getByRole('heading', { name: 'Sign in to BOS' })).toBeVisible();
  await expect(page).toHaveTitle('Sign in to BOS · BOS');
  await page.getByLabel('Password', { exact: true }).fill('kept');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await release();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Must not be empty',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kept');
});

test('the language that is chosen before the app is there stays', async ({ page }) => {
  await page.goto('/bos/login');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password');
});

test('an app that cannot be loaded says so, and comes at the next attempt', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(...MISSING_CODE, /net::ERR_FAILED/);
  await page.goto('/bos/login', { waitUntil: 'commit' });
  await untilReady(page);
  let isDown = true;
  await page.route(/\/bos\/(assets|config)/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await sendSignIn(page, BORROWER);
  await expect(page.getByRole('alert')).toContainText('Periksa koneksi Anda, lalu coba lagi.');
  isDown = false;
  await signInFields(page).submit.click();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('a page whose scripts do not come says so, and the button does not wait for ever', async ({
  page,
  problems,
}) => {
  problems.allow(...MISSING_CODE);
  let isDown = true;
  await page.route(SCRIPTS, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/bos/login');
  const { email, submit } = signInFields(page);
  const note = page.getByRole('alert').filter({ hasText: 'belum dimuat lengkap' });
  await expect(note).toBeVisible();
  await submit.click();
  await expect(submit).not.toHaveAttribute('aria-busy');
  isDown = false;
  await note.getByRole('link', { name: 'Muat ulang' }).click();
  await untilReady(page);
  await email.fill(BORROWER);
  await expect(note).toBeHidden();
});

test('what is typed goes to no other page, and a press after a link sends nothing there', async ({
  page,
  mock,
}) => {
  await page.goto('/bos/login');
  const { email, password, submit } = signInFields(page);
  await email.fill(BORROWER);
  await password.fill(PASSWORD);
  // The app is behind the page, with its notices.
  await untilAppStarted(page);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page);
  await page.getByRole('link', { name: 'Pendana' }).click();
  await submit.click();
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daftar sebagai Pendana');
  await untilApp(page);
  await expect(email).toHaveValue('');
  await expect(password).toHaveValue('');
  await expect(page.getByText('Tidak boleh kosong')).toHaveCount(0);
  const sent = (await mock.calls()).filter(({ path }) => path.includes('/public/auth/'));
  expect(sent).toEqual([]);
});

test('what was sent is sent, whatever is typed while the app is on its way', async ({
  page,
  mock,
}) => {
  await page.goto('/bos/login', { waitUntil: 'commit' });
  await untilReady(page);
  const release = await holdScripts(page);
  await sendSignIn(page, BORROWER);
  await signInFields(page).password.fill('half');
  await release();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('a form that is sent while another tab signs in gives way to the page of who is there', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/bos/login');
  const { email, password, submit } = signInFields(page);
  await email.fill(addressOf('partner'));
  await password.fill(PASSWORD);
  await untilAppStarted(page);
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/auth\/profile$/, async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/auth\/profile$/);
  const other = await context.newPage();
  await other.goto('/bos/login');
  await sendSignIn(other, BORROWER);
  await asked;
  await submit.click();
  await untilApp(page);
  answer();
  await page.waitForURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('a configuration that cannot be read empties no form', async ({ page, problems }) => {
  problems.allow(/status of 500/, /config\.json/);
  await page.route('**/bos/config.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/bos/login');
  const { email, submit } = signInFields(page);
  await sendSignIn(page, BORROWER);
  await expect(page.getByRole('alert')).toContainText('Periksa koneksi Anda');
  await submit.click();
  await expect(submit).not.toHaveAttribute('aria-busy');
  await expect(email).toHaveValue(BORROWER);
});

test('a form that is sent without a press before any script is there is sent once', async ({
  page,
  mock,
}) => {
  const release = await openWithoutScripts(page);
  const { email, password } = signInFields(page);
  await email.fill(BORROWER);
  await password.fill(PASSWORD);
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await release();
  await page.waitForURL(HOME);
  expect(await signInCalls(mock)).toHaveLength(1);
});

test('the font is fetched once the page handles its form', async ({ page }) => {
  const isFont = (url: string) => url.endsWith('.woff2');
  const fonts: string[] = [];
  page.on('request', (request) => isFont(request.url()) && fonts.push(request.url()));
  const release = await openWithoutScripts(page);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(fonts).toEqual([]);
  const fetched = page.waitForRequest((request) => isFont(request.url()));
  await release();
  await fetched;
});

for (const { path, language } of sampleOf(FIRST_PAGES, 2, 'shifts'))
  test(`nothing moves by itself at ${path}, ${language}, while the app starts @phone`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    await page.goto(`/bos${path}`);
    // Our font takes the place of the device's, on the first page.
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => /^"?Plus Jakarta Sans"?$/.test(family) && status === 'loaded',
      ),
    );
    await untilAppStarted(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // CLS 0.000: single words are a little wider or narrower in the font that takes their place.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
  });
