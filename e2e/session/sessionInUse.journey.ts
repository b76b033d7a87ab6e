import type { BrowserContext, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { draftStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import {
  division,
  EMPLOYMENT,
  MINUTE_S,
  openForm,
  pass,
  REFRESH,
  signInAgain,
} from '../support/openForm';
import { allowFaults, answered } from '../support/saveFaults';
import { signIn, startSignedIn } from '../support/signIn';

const APPLICANT = 'borrower.individu';
/** A user who can open every sub-step. */
const COMPLETE = 'ekyc.waiting';

test('N6: however many calls are refused: one notice, one reload, and the draft is there', async ({
  page,
  mock,
  problems,
}) => {
  allowFaults(problems);
  for (const status of [400, 401]) {
    await mock.reset();
    await page.context().clearCookies();
    await startSignedIn(page, mock, COMPLETE);
    await page.goto(EMPLOYMENT);
    await division(page).fill('Gudang');
    await draftStored(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await mock.addFault({
      method: '*',
      path: '/api/*',
      status,
      body: { code: status, error: 'Invalid JWT token' },
    });
    await page.getByRole('link', { name: /^Tinjau dan Kirim/ }).click();
    const notice = page.getByText('Sesi anda sudah habis, silahkan melakukan Login kembali.');
    await expect(notice.filter({ visible: true })).toHaveCount(1);
    await page.waitForURL(/\/login$/);
    // The notice has disappeared with the page, but the reason is still shown.
    await expect(page.getByText('Anda perlu masuk')).toBeVisible();
    await mock.clearFaults();
    const refused = (await mock.calls()).filter((call) => call.status === status);
    expect(refused.length).toBeGreaterThan(4);
    expect(loads).toBe(1);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bos_auth');
    await signIn(page, COMPLETE);
    await page.getByRole('link', { name: 'Lanjutkan draf', exact: true }).click();
    await expect(division(page)).toHaveValue('Gudang');
  }
});

test.describe('N8: without a session two minutes of idleness lead to login, with one warning', () => {
  const notice = (page: Page) =>
    page.getByText('Sesi Anda telah berakhir, silahkan login kembali.').filter({ visible: true });

  async function loseSession(
    page: Page,
    context: BrowserContext,
    mock: MockControl,
  ): Promise<void> {
    await openForm(page, mock);
    await context.clock.pauseAt(new Date(Date.now() + 60_000));
    const token = async () =>
      (await context.cookies()).find(({ name }) => name === 'bos_auth')?.value;
    const before = await token();
    await page.keyboard.press('Shift');
    // A renewal that is still pending would restore the cookie.
    await expect.poll(token).not.toBe(before);
    await context.clearCookies({ name: 'bos_auth' });
  }

  test('to the second', async ({ page, context, mock }) => {
    await loseSession(page, context, mock);
    await context.clock.runFor(118_000);
    await expect(page).toHaveURL(/employment$/);
    await context.clock.runFor(4_000);
    await page.waitForURL(/\/login/);
    await expect(notice(page)).toHaveCount(1);
  });

  test(
    'at once after the device slept, whatever the visitor does first',
    { tag: '@all' },
    async ({ page, context, mock }) => {
      await loseSession(page, context, mock);
      const session = await context.newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await context.clock.setSystemTime(Date.now() + 30 * 60_000);
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await page.keyboard.press('Shift');
      await context.clock.runFor(2_000);
      await page.waitForURL(/\/login/);
      await expect(notice(page)).toHaveCount(1);
    },
  );

  test(
    'also a minute after a known end that passed unnoticed',
    { tag: '@all' },
    async ({ page, context, mock }) => {
      await openForm(page, mock);
      await division(page).fill('Logistik');
      await draftStored(page);
      await pass(context, mock, 60 * MINUTE_S + 10);
      await expect(signInAgain(page)).toBeVisible();
      await pass(context, mock, MINUTE_S);
      await page.waitForURL(/\/login/);
      await expect(notice(page)).toHaveCount(1);
      await signIn(page, APPLICANT);
      await page.getByRole('link', { name: 'Lanjutkan draf', exact: true }).click();
      await expect(division(page)).toHaveValue('Logistik');
    },
  );
});

test(
  'N9: ten minutes of work in five tabs renew the token at most eleven times',
  { tag: '@all' },
  async ({ page, context, mock }) => {
    await openForm(page, mock);
    const tabs = [page];
    for (let more = 0; more < 4; more += 1) {
      const tab = await context.newPage();
      await tab.goto(EMPLOYMENT);
      await expect(division(tab)).toBeVisible();
      tabs.push(tab);
    }
    const before = await answered(mock, REFRESH);
    for (let times = 0; times < 60; times += 1) {
      await pass(context, mock, 10);
      await Promise.all(
        tabs
          .filter((_, at) => (at * 7 + times) % 3 !== 0)
          .map((tab) => tab.keyboard.press('Shift')),
      );
    }
    const taken = (await answered(mock, REFRESH)) - before;
    expect(taken).toBeGreaterThan(8);
    expect(taken).toBeLessThanOrEqual(11);
  },
);
