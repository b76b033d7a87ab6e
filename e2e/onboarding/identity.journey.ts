import { sampleOf } from '@/testing/exploration/sample';
import type { APIResponse, BrowserContext, Page, Request, Route } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { untilQuiet } from '../support/openForm';
import { residualData, seenIn, watchFor } from '../support/residualData';
import { addressOf, sendSignIn, signIn, signOut, startSignedIn } from '../support/signIn';

const A = 'active.borrower';
const B = 'ekyc.waiting';
const VARIANT = '/bos/borrower/onboarding/individu-non-partner';
const PAGES_OF_B = [
  '/bos/',
  VARIANT,
  `${VARIANT}/personal/identity`,
  `${VARIANT}/finance/banks`,
  `${VARIANT}/review/review`,
  '/bos/onboarding-submitted',
];

/**
 * The tokens that each document of a page has used, in the order of the documents. Asking for the
 * user of a token that another tab has set does not count as using it.
 */
function tokensOf(page: Page): () => Set<string>[] {
  const documents: Set<string>[] = [new Set()];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new Set());
    const token = request.headers()['authorization'];
    const spoken = documents.at(-1);
    const isQuestion = request.url().endsWith('/auth/profile') && (spoken?.size ?? 0) > 0;
    if (token !== undefined && !isQuestion) spoken?.add(token);
  });
  return () => documents.filter(({ size }) => size > 0);
}

/** Lets the server answer at once, but holds back its responses until they are released. */
async function holdResponses(page: Page, url: string | RegExp) {
  const held: { route: Route; response: APIResponse }[] = [];
  const hold = async (route: Route) => {
    held.push({ route, response: await route.fetch() });
  };
  await page.route(url, hold);
  return {
    count: () => held.length,
    /** Later calls are not held back. */
    letOthersPass: () => page.unroute(url, hold),
    async release() {
      // A call that the page has aborted cannot receive a response.
      for (const { route, response } of held)
        await route.fulfill({ response }).catch(() => undefined);
    },
  };
}

/** A renewed token is the same person, but the test identifies people by their token. */
const rejectTokenRenewal = (mock: MockControl) =>
  mock.addFault({ method: 'POST', path: '*/update-user-token', status: 500 });

const account = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Akun Anda' }).getByText(addressOf(name));

async function putCookie(context: BrowserContext, mock: MockControl, value: string) {
  await context.addCookies([
    { name: 'bos_auth', value, url: mock.origin, secure: true, sameSite: 'Strict' },
  ]);
}

test(
  'N10: while the cookie is that of A, a tab on ?auth=B acts only for B on every page, and says so',
  { tag: '@all' },
  async ({ page, mock, context, problems }) => {
    problems.allow(/status of 500/);
    await rejectTokenRenewal(mock);
    await startSignedIn(page, mock, A);
    await page.goto('/bos/');
    await expect(account(page, A)).toBeVisible();
    const token = await mock.token(addressOf(B), 'session');
    const tab = await context.newPage();
    const tokens = tokensOf(tab);
    for (const path of PAGES_OF_B) {
      const before = (await mock.calls()).length;
      await tab.goto(`${path}?auth=${token}`);
      await expect(account(tab, B)).toBeVisible();
      expect(tab.url()).not.toContain('auth');
      await tab.reload();
      await expect(account(tab, B)).toBeVisible();
      const callers = (await mock.calls()).slice(before).map(({ user_email: who }) => who);
      expect([...new Set(callers)].filter((who) => who !== null)).toEqual([addressOf(B)]);
    }
    for (const used of tokens()) expect([...used]).toEqual([`Bearer ${token}`]);

    // Each signs out without the other noticing.
    await signOut(tab);
    expect(await residualData(tab)).toContain('cookie bos_auth');
    await page.reload();
    await expect(account(page, A)).toBeVisible();
    const again = await context.newPage();
    await again.goto(`/bos/?auth=${await mock.token(addressOf(B), 'session')}`);
    await expect(account(again, B)).toBeVisible();
    await signOut(page);
    await again.reload();
    await expect(account(again, B)).toBeVisible();
  },
);

test(
  'N10: when the cookie changes to that of B under an open page of A, the page never mixes the two',
  { tag: '@all' },
  async ({ page, mock, context, problems }) => {
    await mock.addNotifications(addressOf(A), { count: 3 });
    problems.allow(/status of 500/);
    await rejectTokenRenewal(mock);
    await startSignedIn(page, mock, A);
    const tokens = tokensOf(page);
    await page.goto('/bos/');
    await expect(account(page, A)).toBeVisible();
    await putCookie(context, mock, await mock.token(addressOf(B), 'session'));
    await page.keyboard.press('Tab');
    await expect(account(page, B)).toBeVisible();
    await expect(page.getByText(addressOf(A))).toBeHidden();
    for (const used of tokens()) expect(used.size).toBe(1);
  },
);

test('N10: when A signs in by a link in another tab, the tabs of B switch to A, and the draft of B stays', async ({
  page,
  mock,
  context,
  problems,
}) => {
  problems.allow(/status of 500/);
  await rejectTokenRenewal(mock);
  await startSignedIn(page, mock, B);
  const tokens = tokensOf(page);
  await page.goto(`${VARIANT}/employment/employment`);
  await page.getByLabel('Divisi', { exact: true }).fill('Divisi Kenari');
  await draftStored(page);
  const other = await context.newPage();
  await other.goto(`/bos/request-onboarding?token=${await mock.token(addressOf(A), 'login')}`);
  await expect(account(other, A)).toBeVisible();
  await expect(account(page, A)).toBeVisible();
  for (const used of tokens()) expect(used.size).toBe(1);
  await expect(page.getByText('Divisi Kenari')).toBeHidden();

  await signOut(page);
  await signIn(page, B);
  await page.waitForURL(new RegExp(`${VARIANT}$`));
  await page.goto(`${VARIANT}/employment/employment`);
  await expect(page.getByLabel('Divisi', { exact: true })).toHaveValue('Divisi Kenari');
});

test("N5: after A signs out and B signs in, slow responses to A do not appear on B's screens", async ({
  page,
  mock,
}) => {
  await mock.addNotifications(addressOf(A), { count: 3, title: 'Kabar Kenari' });
  await startSignedIn(page, mock, A);
  await page.goto('/bos/');
  await expect(page.getByText('Kabar Kenari').first()).toBeVisible();
  const late = await holdResponses(page, '**/api/notification/**');
  await page.reload();
  await expect(account(page, A)).toBeVisible();
  await expect.poll(late.count).toBeGreaterThan(0);
  await signOut(page);
  await watchFor(page, ['Kabar Kenari', addressOf(A)]);
  await late.letOthersPass();
  await sendSignIn(page, addressOf('active.corporate'));
  await expect(account(page, 'active.corporate')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  await late.release();
  expect(await seenIn(page)).toBe('');
});

/** Pages, the way to them, and who comes next. */
const MAIN_AREA = [
  ['/bos/borrower/dashboard', 'BOS', A],
  ['/bos/settings/information', 'Borrower Information', A],
  ['/bos/settings/document', 'Dokumen', A],
  ['/bos/settings/shareholder', 'Pengurus/Pemegang Saham', 'active.partner'],
  ['/bos/settings/bank-account', 'Daftar Bank', A],
] as const;

for (const [path, link, next] of MAIN_AREA)
  test(`N5: nor do slow responses to A at ${path}`, { tag: '@all' }, async ({ page, mock }) => {
    const company = 'active.corporate';
    const { users, bank_accounts: accounts } = await mock.db();
    const user = users.find(({ email }) => email === addressOf(company));
    const account = accounts.find(({ user_id: id }) => id === user?.id);
    const canaries = [addressOf(company), account?.account_name ?? ''];
    expect(canaries).not.toContain('');
    await startSignedIn(page, mock, company);
    // The user detail decides who may see the page, and with it the way out.
    const late = await holdResponses(page, /\/api\/identity\/user\/(?!detail)/);
    await page.goto(path);
    await expect.poll(late.count).toBeGreaterThan(0);
    await signOut(page);
    await watchFor(page, canaries);
    await late.letOthersPass();
    await sendSignIn(page, addressOf(next));
    await expect(page.getByText(addressOf(next))).toBeVisible();
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await late.release();
    await page.waitForLoadState('networkidle');
    expect(await seenIn(page)).toBe('');
  });

const ENDLESS_FAULTS = [
  ['the profile fails', '*/auth/profile', { status: 500 }],
  ['the profile is refused', '*/auth/profile', { status: 403 }],
  ['the token is refused', '*', { status: 401, body: { code: 401, error: 'Invalid JWT token' } }],
  ['the user detail fails', '*/user/detail', { status: 500 }],
  ['the profile is no profile', '*/auth/profile', { status: 200, body: { data: [] } }],
  [
    'nobody knows the role',
    '*/auth/profile',
    {
      status: 200,
      body: { data: { id: 1, email: 'x@bos.test', role_id: 9, status_id: 10, tnc: '1.0' } },
    },
  ],
  [
    'nobody knows the status',
    '*/auth/profile',
    {
      status: 200,
      body: {
        data: { id: 1, email: 'x@bos.test', role_id: 4, type_id: 1, status_id: 99, tnc: '1.0' },
      },
    },
  ],
] as const;

for (const [what, path, fault] of sampleOf(ENDLESS_FAULTS, 1))
  test(`N16: while ${what}, for ever, the page stops with a message about it`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.clock.install();
    await startSignedIn(page, mock, A);
    await mock.addFault({ method: 'GET', path, ...fault });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.url() !== addresses.at(-1)) addresses.push(frame.url());
    });
    await page.goto('/bos/borrower/notification');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isLogin = page.getByRole('button', { name: 'Masuk', exact: true });
    const retry = page.getByRole('button', { name: 'Coba lagi', exact: true });
    await expect(isLogin.or(retry)).toBeVisible();
    await untilQuiet(mock);
    const address = page.url();
    const calls = (await mock.calls()).length;
    await page.clock.runFor(30_000);
    await untilQuiet(mock);
    expect([page.url(), (await mock.calls()).length]).toEqual([address, calls]);
    expect(documents).toBeLessThanOrEqual(3);
    expect(addresses.length).toBeLessThanOrEqual(3);
  });
