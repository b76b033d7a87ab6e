import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { holdScripts, untilReady } from '../support/firstPage';
import { expect, test } from '../support/fixtures';
import { seenIn, watchFor } from '../support/residualData';
import { ONBOARDED, settingsOf } from '../support/mainArea';
import { addressOf, signIn, signOut, startSignedIn } from '../support/signIn';

const VARIANT = '/bos/borrower/onboarding/individu-non-partner';
const APPLICANT = 'ekyc.waiting';
const [, COMPANY] = ONBOARDED;

const PRIVATE = [
  VARIANT,
  ...[
    'personal/personal-data',
    'personal/identity',
    'personal/domicile',
    'employment/employment',
    'family/emergency-contact',
    'finance/banks',
    'consultation/provider-family',
    'review/review',
  ].map((path) => `${VARIANT}/${path}`),
  '/bos/onboarding-submitted',
];

/**
 * Private data that only the signed-in applicant may see: the account, and texts of all those
 * pages.
 */
const CANARIES = [addressOf(APPLICANT), 'Simpan & Lanjutkan', 'Pengajuan Anda'];

test('N3: one sign-out locks five tabs on different pages, half of them without BroadcastChannel, one from the back/forward cache', async ({
  page,
  mock,
  context,
}) => {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(PRIVATE[0] ?? '');
  const others: Page[] = [];
  for (const [index, path] of [PRIVATE[1], PRIVATE[5], PRIVATE[8], PRIVATE[9]].entries()) {
    const tab = await context.newPage();
    if (index % 2 === 0)
      await tab.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await tab.goto(path ?? '');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    others.push(tab);
  }
  const away = await context.newPage();
  await away.goto(PRIVATE[2] ?? '');
  await expect(away.getByRole('heading', { level: 1 })).toBeVisible();
  await away.goto('about:blank');

  await signOut(page);
  for (const tab of others) {
    await tab.waitForURL(/\/bos\/login$/);
    for (const canary of CANARIES) await expect(tab.getByText(canary)).toBeHidden();
  }
  const before = (await mock.calls()).length;
  await away.goBack();
  await away.waitForURL(/\/bos\/login$/);
  for (const canary of CANARIES) await expect(away.getByText(canary)).toBeHidden();
  const served = (await mock.calls()).slice(before).filter(({ user_email: who }) => who !== null);
  expect(served).toEqual([]);
});

/** After a sign-out nothing of the pages is shown or served, by whatever way back. */
async function expectNoWayBack(
  page: Page,
  mock: MockControl,
  pages: readonly string[],
  canaries: readonly string[],
): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  await watchFor(page, canaries);
  const isReported = async () =>
    (await mock.calls()).some(
      ({ path, outcome }) => path.endsWith('/auth/logout') && outcome === 'answered',
    );
  await expect.poll(isReported).toBe(true);
  const before = (await mock.calls()).length;
  for (let back = 1; back < pages.length; back += 1) {
    await page.goBack();
    await page.waitForURL(/\/bos\/login$/);
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  }
  await page.goForward();
  await page.waitForURL(/\/bos\/login$/);
  const reopened = await page.context().newPage();
  await watchFor(reopened, canaries);
  for (const path of pages) {
    await reopened.goto(path);
    await reopened.waitForURL(/\/bos\/login$/);
  }
  expect([await seenIn(page), await seenIn(reopened)]).toEqual(['', '']);
  const served = (await mock.calls()).slice(before).filter(({ user_email: who }) => who !== null);
  expect(served).toEqual([]);
}

test('N4: back, forward and the opened address show nothing of ten private pages after signing out', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, APPLICANT);
  await expectNoWayBack(page, mock, PRIVATE, CANARIES);
});

test('N4: nor of the pages of the main area', { tag: '@all' }, async ({ page, mock }) => {
  await startSignedIn(page, mock, COMPANY.name);
  const pages = ['/bos/borrower/dashboard', '/bos/borrower/notification', ...settingsOf(COMPANY)];
  await expectNoWayBack(page, mock, pages, [addressOf(COMPANY.name), 'Keluar', 'Pengaturan']);
});

test('N4: a page that the browser kept for the way back is hidden, and comes back locked', async ({
  page,
  mock,
  context,
}) => {
  // A page in the back/forward cache receives neither messages nor storage events.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(PRIVATE[1] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const dispatchPageEvent = (type: string) =>
    page.evaluate(
      (name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await dispatchPageEvent('pagehide');
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await dispatchPageEvent('pageshow');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await dispatchPageEvent('pagehide');
  const other = await context.newPage();
  await other.goto(PRIVATE[9] ?? '');
  await signOut(other);
  await watchFor(page, CANARIES);
  await page.evaluate(() => sessionStorage.removeItem('test.seen'));
  await dispatchPageEvent('pageshow');
  await page.waitForURL(/\/bos\/login$/);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  expect(await seenIn(page)).toBe('');
});

test(
  'the sign-in page follows a sign-in in another tab, and ignores what was typed',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/bos/login');
    await page.getByLabel('Email', { exact: true }).fill('siapa@');
    const other = await context.newPage();
    await signIn(other, 'active.borrower');
    await other.waitForURL(/\/borrower\/notification$/);
    await page.waitForURL(/\/borrower\/notification$/);
    await signOut(page);
    await other.waitForURL(/\/bos\/login$/);
  },
);

for (const isAppThere of [true, false]) {
  const moment = isAppThere ? 'when the app is there' : 'before the app is there';
  test(
    `a registration form keeps its values when a user signs in in another tab ${moment}`,
    { tag: '@all' },
    async ({ page, context }) => {
      await page.goto('/bos/register/funder');
      const email = page.getByLabel('Email', { exact: true });
      await untilReady(page);
      const release = await (isAppThere ? undefined : holdScripts(page));
      await email.fill('baru@bos.test');
      const appBehind = page.getByRole('region', { name: 'Pemberitahuan' });
      if (isAppThere) await expect(appBehind).toBeAttached();
      const other = await context.newPage();
      await signIn(other, 'active.borrower');
      await other.waitForURL(/\/borrower\/notification$/);
      await page.bringToFront();
      await release?.();
      await expect(appBehind).toBeAttached();
      // The app would have left the page while its user types on.
      await email.pressSequentially('.id', { delay: 500 });
      await expect(email).toHaveValue('baru@bos.test.id');
      await expect(page).toHaveURL(/\/register\/funder$/);
      // The input is cleared, so nothing keeps the text any more.
      await email.fill('');
      await other.bringToFront();
      await page.bringToFront();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await page.waitForURL(/\/borrower\/notification$/);
    },
  );
}
