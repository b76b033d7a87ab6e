import { sampleOf } from '@/testing/exploration/sample';
import { Traces } from '../support/canary';
import { PLANTED, plantEverywhere } from '../support/canaryPlants';
import { expect, test } from '../support/fixtures';
import { fillSubStep } from '../support/formFiller';
import { individuNonPartnerMinimal as application } from '../applications/individuNonPartnerMinimal';
import { openedNotification } from '../support/openedNotification';
import { addressOf } from '../support/signIn';
import {
  EVERY_PAGE,
  HOSTILE,
  OF_AUTH,
  remainingLocations,
  settle,
  visible,
} from '../support/tokenLeaks';

test('the search for leaks finds every planted secret, in every location and encoding', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const traces = new Traces(context);
  const secret = 'kenari/7f3a9c+2b8d=e1';
  await traces.open(page, '/bos/login');
  await settle(page);
  await page.evaluate(plantEverywhere, secret);
  await page.waitForLoadState('networkidle');
  await traces.look(page);
  expect(traces.locationsOf(secret)).toEqual(PLANTED);
});

test('E6: a token in `auth` appears only in the calls and in its entry of the session storage, on every page', async ({
  page,
  context,
  mock,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const traces = new Traces(context);
  const token = await mock.token(addressOf('borrower.individu'), 'session');
  for (const path of sampleOf(EVERY_PAGE, 6)) {
    await traces.open(page, `/bos${path}?campaign=ramadan&auth=${token}&token=`);
    await settle(page);
    await traces.look(page);
  }
  expect(traces.locationsOf(token)).toEqual(OF_AUTH);
});

test(
  'E6: a token in `auth` stays there through a day of use, and is gone with the session',
  { tag: '@all' },
  async ({ page, context, mock }) => {
    const traces = new Traces(context);
    const token = await mock.token(addressOf('active.borrower'), 'session');
    await mock.setFlags({ 'main-menu': true });
    await traces.open(page, `/bos/?auth=${token}`);
    await visible(page, 'Notifikasi');
    await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click();
    await expect(openedNotification(page)).toBeVisible();
    await traces.look(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'English', exact: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await traces.look(page);
    await page.reload();
    await settle(page);
    await page.goto('/bos/batman/nowhere');
    await settle(page);
    await traces.look(page);
    await page.goBack();
    await settle(page);
    // The call that ends the session is the last one that has the token.
    const ended = page.waitForResponse('**/auth/logout');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.waitForURL(/\/bos\/login$/);
    await ended;
    await settle(page);
    expect(traces.locationsOf(token)).toEqual(OF_AUTH);
    expect(await remainingLocations(page, token)).toEqual([]);
  },
);

test(
  'E6: a token in `auth` stays there through a whole application',
  { tag: '@all' },
  async ({ page, context, mock }) => {
    test.slow();
    const traces = new Traces(context);
    const token = await mock.token(addressOf('otp.applicant'), 'session');
    await traces.open(page, `/bos/?auth=${token}`);
    await page.getByRole('link', { name: 'Mulai', exact: true }).click();
    for (const step of application.steps) await fillSubStep(page, step, () => traces.look(page));
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await page.getByRole('button', { name: 'Kirim Pengajuan', exact: true }).click();
    await visible(page, 'Verifikasi identitas (e-KYC)');
    await traces.look(page);
    expect(traces.locationsOf(token)).toEqual(OF_AUTH);
  },
);

test(
  'E6: an `auth` that is no token, or that the server rejects, cannot be found afterwards',
  { tag: '@all' },
  async ({ page, context, problems }) => {
    problems.allow(/Failed to load resource/);
    const traces = new Traces(context);
    await traces.open(page, `/bos/borrower/notification?%61uth=${encodeURIComponent(HOSTILE)}`);
    await page.waitForURL(/\/bos\/login$/);
    await settle(page);
    await traces.look(page);
    expect(traces.locationsOf(HOSTILE)).toEqual(['header authorization']);
  },
);
