import type { BrowserContext, Page } from '@playwright/test';
import { hostileAddresses } from '@/testing/oracle/addresses';
import { sampleOf } from '@/testing/exploration/sample';
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

const flagCalls = async (mock: MockControl) =>
  (await mock.calls()).filter(({ path }) => path.endsWith('/evaluate/flags'));

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
    () => page.getByRole('link', { name: 'Pengajuan Pinjaman (situs lain)', exact: true }).click(),
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
  // Every other way to follow a link of the menu opens the dialog as well.
  const link = page.getByRole('link', { name: 'Daftar Tagihan (situs lain)', exact: true });
  const others = [
    () => link.click({ button: 'middle' }),
    () => link.click({ modifiers: ['Control'] }),
    () => link.click({ modifiers: ['Shift'] }),
    () => link.press('Enter'),
    () => link.press('Control+Enter'),
  ];
  for (const other of others) {
    await other();
    await expect(dialog).toContainText('app.bos.test');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  expect(left).toEqual([]);
});

/** Addresses of the external app that an attacker, or a slip, may have put into `config.json`. */
const HOSTILE_APPS = [
  { kind: 'script', externalAppUrl: ['java', 'script:alert(1)//'].join(''), isRefused: true },
  { kind: 'data', externalAppUrl: 'data:text/html,<script>alert(1)</script>', isRefused: true },
  { kind: 'no scheme', externalAppUrl: '//evil.test', isRefused: true },
  { kind: 'backslashes', externalAppUrl: '\\\\evil.test', isRefused: true },
  { kind: 'a user', externalAppUrl: 'https://app.bos.test@evil.test', isRefused: true },
  { kind: 'a look-alike', externalAppUrl: 'https://аpp.bos.test', isRefused: true },
  { kind: 'punycode', externalAppUrl: 'https://xn--pp-8ka.bos.test', isRefused: false },
];

for (const { kind, externalAppUrl, isRefused } of sampleOf(HOSTILE_APPS, 2, 'apps'))
  test(`X3: an external app at an address with ${kind} is in no menu`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/config\.json \[externalAppUrl/);
    await page.route('**/bos/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), externalAppUrl } });
    });
    await mock.setFlags({ 'main-menu': true });
    const left = watchLeaving(page, mock);
    await startSignedIn(page, mock, 'active.funder');
    await page.goto('/bos/');
    if (isRefused) {
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    } else {
      await expect(page.getByRole('button', { name: 'Tandai semua dibaca' })).toBeVisible();
      await expect.poll(async () => (await flagCalls(mock)).length).toBeGreaterThan(0);
      await expect(page.getByText('Pasar Pinjaman')).toBeHidden();
    }
    expect(left).toEqual([]);
  });

/** Pages that show the identity card of an applicant. */
const CARD_PAGES = [
  {
    who: 'ekyc.waiting',
    path: '/bos/borrower/onboarding/individu-non-partner/personal/identity',
    buttons: [['Lihat berkas', 'Berkas tidak dapat dibuka.']],
  },
  {
    who: 'active.borrower',
    path: '/bos/settings/document',
    buttons: [
      ['Lihat berkas', 'Berkas tidak dapat dibuka.'],
      ['Unduh berkas', 'belum dapat diunduh'],
    ],
  },
] as const;

for (const { who, path, buttons } of CARD_PAGES)
  test(
    `X3: at ${path} a file whose address leads to another host is not requested`,
    { tag: '@all' },
    async ({ page, mock, problems }) => {
      const token = await mock.token(addressOf(who), 'session');
      const answer = await fetch(`${mock.origin}/api/identity/user/detail`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const detail = await answer.json();
      const left = watchLeaving(page, mock);
      problems.allow(/Failed to load resource/);
      await startSignedIn(page, mock, who);
      for (const file of [
        '//evil.test/ktp.png',
        'https://evil.test/ktp.png',
        '@evil.test/ktp.png',
      ]) {
        detail.data.documents.ktp.path_url = file;
        await mock.clearFaults();
        await mock.addFault({ method: 'GET', path: '/user/detail', status: 200, body: detail });
        for (const [name, said] of buttons) {
          await page.goto(path);
          await page.getByRole('button', { name }).first().click();
          await expect(page.getByText(said)).toBeVisible();
        }
      }
      expect(left).toEqual([]);
    },
  );

/** Addresses that are typed into the address bar, or linked from a malicious mail. */
const ADDRESSES = [
  '/bos//evil.test',
  '/bos///evil.test',
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
  if (answer?.ok()) return;
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
