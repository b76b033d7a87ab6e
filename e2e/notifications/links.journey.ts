import type { BrowserContext, Page } from '@playwright/test';
import { hostileAddresses } from '@/testing/oracle/addresses';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { openedNotification } from '../support/openedNotification';
import { addressOf, startSignedIn } from '../support/signIn';

const READER = 'active.borrower';
const SITE = 'https://app.bos.test';

/** Records every host other than the app's that the browser was sent to, and every new page. */
function watchLeaving(page: Page, mock: MockControl): string[] {
  const left: string[] = [];
  const context = page.context();
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(mock.origin)) left.push(url);
  });
  context.on('page', (opened) => left.push(`page ${opened.url()}`));
  return left;
}

const serveSites = (context: BrowserContext) =>
  context.route(/^https:\/\/app\.bos\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Situs lain</title>' }),
  );

async function openNotifications(page: Page, mock: MockControl): Promise<void> {
  await startSignedIn(page, mock, READER);
  await page.goto('/bos/borrower/notification');
  await expect(page.getByRole('button', { name: 'Tandai semua dibaca' })).toBeVisible();
}

const openFirst = (page: Page) =>
  page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const short = hostileAddresses.filter(({ length }) => length < 200);

test(
  'X3: a thousand hostile addresses in messages are shown as text and not as links',
  { tag: '@all' },
  async ({ page, mock }) => {
    const links = short.map((address) => `<a href="${escaped(address)}">x</a>`);
    const size = 160;
    for (let first = 0; first < links.length; first += size)
      await mock.addNotifications(addressOf(READER), {
        title: 'Kabar',
        message: `<p><b>Halo</b> ${links.slice(first, first + size).join(' ')}</p>`,
        url: short[first],
      });
    const left = watchLeaving(page, mock);
    await openNotifications(page, mock);
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    const opened = openedNotification(page);
    for (let row = 0; row < links.length / size; row += 1) {
      await rows.nth(row).getByRole('button').click();
      // Rendered as markup, and not as plain text.
      await expect(opened.locator('strong')).toHaveText('Halo');
      await expect(opened.getByRole('button')).toHaveCount(1);
      const hrefs = await opened
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
    }
    expect(left).toEqual([]);
  },
);

test('X3: the user confirms before another site opens, and that site learns nothing about this page', async ({
  page,
  mock,
}) => {
  await serveSites(page.context());
  await mock.addNotifications(addressOf(READER), { title: 'Kabar', url: `${SITE}/loan/7` });
  await mock.setFlags({ 'main-menu': true });
  await openNotifications(page, mock);
  const left = watchLeaving(page, mock);
  const dialog = page.getByRole('dialog', { name: 'Tinggalkan BOS?' });
  const ways = [
    async () => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Buka tautan', exact: true }).click();
    },
    () => page.getByRole('link', { name: 'Pengajuan Pinjaman', exact: true }).click(),
  ];
  for (const way of ways) {
    await way();
    await expect(dialog).toContainText('app.bos.test');
    expect(left).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: 'Buka situs', exact: true }).click();
    const site = await opened;
    await site.waitForLoadState();
    expect(site.url()).toMatch(/^https:\/\/app\.bos\.test\/loan/);
    expect(await site.evaluate(() => window.opener === null && document.referrer === '')).toBe(
      true,
    );
    await site.close();
    await expect(dialog).toBeHidden();
    left.length = 0;
  }
  // The middle button opens the dialog as well.
  await page.getByRole('link', { name: 'Daftar Tagihan', exact: true }).click({ button: 'middle' });
  await expect(dialog).toBeVisible();
  expect(left).toEqual([]);
});

test(
  'X3: a file whose path leads to another host is not requested',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    const token = await mock.token(addressOf('ekyc.waiting'), 'session');
    const answer = await fetch(`${mock.origin}/api/identity/user/detail`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const detail = await answer.json();
    const left = watchLeaving(page, mock);
    problems.allow(/Failed to load resource/);
    await startSignedIn(page, mock, 'ekyc.waiting');
    for (const path of ['//evil.test/ktp.png', 'https://evil.test/ktp.png', '@evil.test/ktp.png']) {
      detail.data.documents.ktp.path_url = path;
      await mock.clearFaults();
      await mock.addFault({ method: 'GET', path: '/user/detail', status: 200, body: detail });
      await page.goto('/bos/borrower/onboarding/individu-non-partner/personal/identity');
      await page
        .getByRole('button', { name: /^Lihat berkas/ })
        .first()
        .click();
      await expect(page.getByText('Berkas tidak dapat dibuka.')).toBeVisible();
    }
    expect(left).toEqual([]);
  },
);

/** Addresses that are typed into the address bar, or linked from a malicious mail. */
const ADDRESSES = [
  '/bos//evil.test',
  '/bos///evil.test',
  '/bos/..//evil.test',
  '/bos/%2f%2fevil.test',
  '/bos/%5c%5cevil.test',
  '/bos/%09/evil.test',
  '/bos/%E0%A4%A',
  '/bos/%',
  '/bos/%00',
  '/bos/login/%ff',
  '/bos/login//evil.test',
  '/bos/login?a=%E0%A4%A&b=%',
  '/bos/login?next=//evil.test#//evil.test',
  `/bos/login?a=${'x'.repeat(6_000)}`,
  '/bos/?from=//evil.test&x=\\\\evil.test',
  '/bos/two-factor-auth/%2f%2fevil.test',
  '/bos/two-factor-auth/%E0%A4%A',
  '/bos/form_consent/..%2f..%2fauth%2flogout',
  '/bos/form_consent/%E0%A4%A',
  '/bos/borrower/onboarding/individu-non-partner/%2f%2fevil.test/x',
  '/bos/borrower/onboarding/individu-non-partner/__proto__/constructor',
  '/bos/borrower/onboarding/individu-non-partner/personal/%E0%A4%A',
];

/** A strict server may reject the address, so it also goes directly to the router. */
async function visit(page: Page, origin: string, address: string): Promise<void> {
  const answer = await page.goto(`${origin}${address}`);
  if (answer?.status() !== 400) return;
  await page.goto(`${origin}/bos/login`);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  const before = await page.locator('main').getByRole('heading', { level: 1 }).elementHandle();
  const pushed = await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    return location.href;
  }, address);
  // A crash only shows after the previous page is gone or has been redirected.
  await expect
    .poll(() => before.evaluate((old, href) => !old.isConnected || location.href !== href, pushed))
    .toBe(true);
}

for (const who of [null, 'borrower.individu'])
  test(
    `X4: no address leaves ${who ?? 'nobody'} with an empty page or outside the app`,
    { tag: '@all' },
    async ({ page, mock, problems }) => {
      problems.allow(/Failed to load resource/);
      const left = watchLeaving(page, mock);
      if (who !== null) await startSignedIn(page, mock, who);
      for (const address of ADDRESSES) {
        await visit(page, mock.origin, address);
        await expect(
          page.locator('main').getByRole('heading', { level: 1 }),
          `a heading at ${address.slice(0, 80)}`,
        ).toBeVisible();
      }
      expect(left).toEqual([]);
    },
  );
