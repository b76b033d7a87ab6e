import type { Page } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { addressOf, signIn, signInWithCode, signOut, startSignedIn } from './signIn';

const code = (page: Page) => page.getByLabel('Kode OTP', { exact: true });
const resend = (page: Page) => page.getByRole('button', { name: 'Kirim Ulang Kode', exact: true });

const toCodePage = async (page: Page): Promise<void> => {
  await signIn(page, 'otp');
  await page.waitForURL(/\/two-factor-auth\/\d+$/);
};

/** Both clocks go on together, as time does. */
async function pass(page: Page, mock: MockControl, seconds: number): Promise<void> {
  await mock.advanceClock(seconds);
  await page.clock.fastForward(seconds * 1000);
}

test('a wrong code is told at the field, which is empty and ready for the next', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/status of 400/);
  await toCodePage(page);
  await code(page).fill('000000');
  await expect(
    page.getByText('Kode OTP yang Anda masukkan salah, atau kedaluwarsa.'),
  ).toBeVisible();
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  await expectAccessible(page, 'a wrong code');
  await code(page).fill(await mock.lastCode(addressOf('otp')));
  await expect(page.getByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
});

test('the wait for another code is 60 s three times and then 600 s, over reload and second tab', async ({
  page,
  mock,
  context,
}) => {
  await page.clock.install();
  await toCodePage(page);
  for (const send of ['second', 'third', 'fourth']) {
    await expect(resend(page), `before the ${send} code`).toBeDisabled();
    await expect(page.getByText(/0[01]:\d\d/)).toBeVisible();
    await pass(page, mock, 61);
    await resend(page).click();
    const chooser = page.getByRole('dialog');
    const goOn = chooser.getByRole('button', { name: 'Lanjutkan', exact: true });
    await expect(goOn).toBeDisabled();
    await chooser.getByRole('radio', { name: 'Email', exact: true }).check();
    await goOn.click();
    await expect(page.getByText('OTP Berhasil Dikirim').first()).toBeVisible();
    await expect(chooser).toBeHidden();
  }
  await expect(page.getByText(/09:\d\d|10:00/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/09:\d\d|10:00/)).toBeVisible();
  await expect(resend(page)).toBeDisabled();

  const mails = await mock.outbox(addressOf('otp'));
  expect(mails.filter(({ channel }) => channel === 'email')).toHaveLength(3);

  const second = await context.newPage();
  await second.goto(page.url());
  // Another tab has no temporary token of its own: it signs in, and is held to the same wait.
  await second.waitForURL(/\/login$/);
});

test('a login that still needs its code opens no private page', async ({ page }) => {
  await toCodePage(page);
  for (const path of ['/bos/', '/bos/borrower/notification', '/bos/onboarding-submitted']) {
    await page.goto(path);
    await page.waitForURL(/\/login$/);
  }
});

test('signing out in one tab signs out the others, and back shows nothing', async ({
  page,
  mock,
  context,
}) => {
  await signInWithCode(page, mock, 'otp');
  await page.waitForURL(/\/borrower\/notification$/);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto('/bos/borrower/notification');
    await expect(other.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  }
  await signOut(page);
  for (const other of others) await other.waitForURL(/\/login$/);
  expect((await context.cookies()).filter(({ name }) => name.startsWith('bos_'))).toEqual([]);
  await page.goBack();
  await page.waitForURL(/\/login$/);
  await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeHidden();
});

for (const [name, fault] of [
  ['fails', { status: 500 }],
  ['hangs', { hang: true }],
] as const) {
  test(`signing out works while the server ${name}`, async ({ page, mock, context, problems }) => {
    problems.allow(/Failed to load resource/);
    await startSignedIn(page, mock, 'active.borrower');
    await page.goto('/bos/');
    await page.waitForURL(/\/borrower\/notification$/);
    await mock.addFault({ method: 'POST', path: '*', ...fault });
    await signOut(page);
    expect((await context.cookies()).filter(({ name: each }) => each.startsWith('bos_'))).toEqual(
      [],
    );
  });
}
