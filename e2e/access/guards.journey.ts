import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { signIn, startSignedIn } from '../support/signIn';

const VARIANT = '/borrower/onboarding/individu-non-partner';
const HUB = 'Pengajuan Anda';
const NOTIFICATIONS = 'Notifikasi';

/** The page of each person after signing in; screens that are not built yet show the 404 page. */
const LANDINGS = [
  { name: 'borrower.individu', path: VARIANT, heading: HUB },
  { name: 'revision', path: VARIANT, heading: HUB },
  { name: 'ekyc.waiting', path: VARIANT, heading: HUB },
  {
    name: 'borrower.individu.partner',
    path: '/borrower/onboarding/individu-direct-partner',
    heading: HUB,
  },
  {
    name: 'borrower.corporate',
    path: '/borrower/onboarding/corporate-non-partner',
    heading: HUB,
  },
  {
    name: 'borrower.corporate.partner',
    path: '/borrower/onboarding/corporate-direct-partner',
    heading: HUB,
  },
  { name: 'funder.individu', path: '/funder/onboarding/individu', heading: HUB },
  { name: 'funder.corporate', path: '/funder/onboarding/corporate', heading: HUB },
  { name: 'partner', path: '/partner/onboarding', heading: HUB },
  { name: 'terms', path: '/terms-and-condition', heading: 'Syarat dan Ketentuan' },
  { name: 'ekyc.invalid', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'ekyc.rejected', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'ekyc.success', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'consent.waiting', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'esign', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'rm.revision', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'not.eligible', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'active.borrower', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'active.corporate', path: '/borrower/notification', heading: NOTIFICATIONS },
  { name: 'active.funder', path: '/funder/notification', heading: NOTIFICATIONS },
  { name: 'active.funder.corporate', path: '/funder/notification', heading: NOTIFICATIONS },
  { name: 'active.partner', path: '/notification', heading: NOTIFICATIONS },
] as const;

/** The path of a page below `/bos`, with the query. */
const expectAt = (page: Page, path: string) =>
  expect
    .poll(() => {
      const { pathname, search } = new URL(page.url());
      return pathname.replace(/^\/bos/, '') + search;
    })
    .toBe(path);

const expectHeading = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();

for (const { name, path, heading } of sampleOf(LANDINGS, 1)) {
  test(`${name} signs in and lands on ${path}`, async ({ page }) => {
    await signIn(page, name);
    await expectAt(page, path);
    await expectHeading(page, heading);
  });
}

test('C5: Ready to Onboard becomes In Draft once, however many tabs open', async ({
  page,
  mock,
}) => {
  await startSignedIn(page, mock, 'borrower.individu');
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/bos/')));
  for (const tab of tabs) await expectHeading(tab, HUB);
  await page.reload();
  await expectHeading(page, HUB);
  const puts = (await mock.calls()).filter(({ method }) => method === 'PUT');
  expect(puts.map(({ body, status }) => ({ body, status }))).toEqual([
    { body: { onboarding_status_id: 5 }, status: 200 },
  ]);
});

for (const [path, message] of [
  ['nonsense/identity', 'Undefined step'],
  ['personal/nonsense', 'Undefined sub step'],
] as const)
  test(
    `'${message}' leads to the first incomplete sub-step`,
    { tag: '@all' },
    async ({ page, mock }) => {
      await startSignedIn(page, mock, 'borrower.individu');
      await page.goto(`/bos${VARIANT}/${path}`);
      await expect(page.getByText(message)).toBeVisible();
      await expectAt(page, `${VARIANT}/personal/personal-data`);
    },
  );
