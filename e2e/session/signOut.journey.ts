import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { residualData } from '../support/residualData';
import { addressOf, sendSignIn, signOut, startSignedIn } from '../support/signIn';

const VARIANT = '/bos/borrower/onboarding/individu-non-partner';
const APPLICANT = 'ekyc.waiting';
const TYPED = 'Divisi Kenari';
const division = (page: Page) => page.getByLabel('Divisi', { exact: true });

/** A signed-in applicant with typed values that are stored on the device and not on the server. */
async function atWork(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, APPLICANT);
  await page.goto(`${VARIANT}/employment/employment`);
  await division(page).fill(TYPED);
  await draftStored(page);
}

const expectNothingLeft = async (page: Page): Promise<void> => {
  await expect.poll(() => residualData(page)).toEqual([]);
  await expect(page.getByText(addressOf(APPLICANT))).toBeHidden();
  await expect(page.getByText(TYPED)).toBeHidden();
};

const DEAD_TOKEN = { status: 401, body: { code: 401, error: 'Invalid JWT token' } };

const SERVER_FAULTS = [
  ['fails', { status: 500 }],
  ['hangs', { hang: true }],
  ['cuts the connection', { drop: true }],
  ['no longer knows the token', DEAD_TOKEN],
  ['is a proxy with a page of its own', { status: 502, body: '<h1>Bad Gateway</h1>' }],
] as const;

for (const [what, fault] of sampleOf(SERVER_FAULTS, 1))
  test(`N1: signing out leaves nothing behind while the server ${what}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await atWork(page, mock);
    await mock.addFault({ method: 'POST', path: '*', ...fault });
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
    await expectNothingLeft(page);
    await mock.clearFaults();
  });

test(
  'N1: signing out offline leaves nothing behind, although no page can be loaded any more',
  { tag: '@all' },
  async ({ page, mock, context, problems }) => {
    problems.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await atWork(page, mock);
    await context.setOffline(true);
    await signOut(page);
    await expectNothingLeft(page);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  },
);

test(
  'N1: the 404 page signs out too, and deletes existing drafts',
  { tag: '@all' },
  async ({ page, mock }) => {
    await atWork(page, mock);
    await page.goto('/bos/batman/nowhere');
    await page.getByRole('button', { name: 'Keluar', exact: true }).dblclick();
    await page.waitForURL(/\/bos\/login$/);
    await expectNothingLeft(page);
  },
);

test(
  'N1: two clicks sign out once, from the menu of a phone, which shows who is signed in',
  { tag: '@all' },
  async ({ page, mock }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await atWork(page, mock);
    await page.getByRole('button', { name: 'Buka menu', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Akun Anda' })).toBeVisible();
    await page.getByRole('button', { name: 'Keluar', exact: true }).dblclick();
    await page.waitForURL(/\/bos\/login$/);
    await expectNothingLeft(page);
    await expect
      .poll(async () => (await mock.calls()).filter(({ path }) => path.endsWith('/auth/logout')))
      .toHaveLength(1);
  },
);

/** The outcome of the newest call to a path. */
const outcomeOf = async (mock: MockControl, path: string) =>
  (await mock.calls()).filter((call) => call.path.endsWith(path)).at(-1)?.outcome;

test(
  'N1: signing out during a save aborts it, and nothing continues after it',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/);
    await atWork(page, mock);
    await mock.addFault({ method: 'PATCH', path: '*', delay_ms: 3_000 });
    await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
    await expect.poll(() => outcomeOf(mock, '/user/update')).toBe('in_flight');
    await signOut(page);
    await expect.poll(() => outcomeOf(mock, '/user/update')).not.toBe('in_flight');
    await expectNothingLeft(page);
    expect((await mock.calls()).filter(({ path }) => path.endsWith('/step/save'))).toEqual([]);
  },
);

test(
  'N2: a renewed token that arrives after signing out restores nothing',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.addFault({ method: 'POST', path: '*/update-user-token', delay_ms: 15_000 });
    await atWork(page, mock);
    await page.keyboard.press('Tab');
    await division(page).press('End');
    await expect.poll(() => outcomeOf(mock, '/update-user-token')).toBe('in_flight');
    await signOut(page);
    await expect.poll(() => outcomeOf(mock, '/update-user-token')).not.toBe('in_flight');
    await expectNothingLeft(page);
  },
);

test(
  'N2: a response to an abandoned login signs nobody in',
  { tag: '@all' },
  async ({ page, mock }) => {
    await mock.addFault({ method: 'POST', path: '*/public/auth/login', delay_ms: 3_000 });
    await page.goto('/bos/login');
    await sendSignIn(page, addressOf('active.borrower'));
    await expect.poll(() => outcomeOf(mock, '/auth/login')).toBe('in_flight');
    await page.getByRole('link', { name: 'Lupa Kata Sandi?', exact: true }).click();
    await page.waitForURL(/forgot-password/);
    await expect.poll(() => outcomeOf(mock, '/auth/login')).not.toBe('in_flight');
    await expect.poll(() => residualData(page)).toEqual([]);
    await expect(page).toHaveURL(/forgot-password/);
  },
);
