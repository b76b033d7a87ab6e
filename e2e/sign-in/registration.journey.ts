import { sampleOf } from '@/testing/exploration/sample';
import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { PASSWORD, sendSignIn } from '../support/signIn';

const NEW = 'baru@bos.test';
const REGISTRATION = '/public/auth/registration';
const VERIFICATION = '/public/auth/verification';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const callsTo = async (mock: MockControl, end: string) =>
  (await mock.calls()).filter(({ path }) => path.endsWith(end));

/** Fills in the form that is on the screen. */
async function fillRegistration(page: Page, type: string, email: string): Promise<void> {
  await page.getByRole('radio', { name: type, exact: true }).check();
  await field(page, 'Email').fill(email);
  await field(page, 'Kata Sandi').fill(PASSWORD);
  await field(page, 'Konfirmasi Kata Sandi').fill(PASSWORD);
}

/** The newest link that was mailed to an address. */
async function linkFor(mock: MockControl, email: string): Promise<string> {
  const link = (await mock.outbox(email)).find((mail) => mail.link)?.link;
  if (link === undefined) throw new Error(`No mail with a link to ${email}`);
  return link;
}

const ACCOUNTS = [
  { role: 'borrower', link: 'Peminjam', type: 'Individu', roleId: 4, typeId: 1, tag: ' @phone' },
  { role: 'borrower', link: 'Peminjam', type: 'Perusahaan', roleId: 4, typeId: 2, tag: '' },
  { role: 'funder', link: 'Pendana', type: 'Individu', roleId: 5, typeId: 1, tag: '' },
  { role: 'funder', link: 'Pendana', type: 'Perusahaan', roleId: 5, typeId: 2, tag: '' },
] as const;

for (const { role, link, type, roleId, typeId, tag } of sampleOf(ACCOUNTS, 1)) {
  test(`a ${role} (${type}) registers, verifies by the mail, and signs in to the terms${tag}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await page.goto('/bos/login');
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/bos/register/${role}$`));
    await expectAccessible(page, 'an empty registration');

    // Enter in an empty form: every problem is shown, nothing is sent.
    await field(page, 'Email').press('Enter');
    await expect(page.getByText('4 isian perlu diperbaiki')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Individu', exact: true })).toBeFocused();
    await expectAccessible(page, 'a registration with mistakes');

    await fillRegistration(page, type, NEW);
    await page.getByRole('checkbox').check();
    await button(page, 'Daftar').dblclick();
    const mailbox = dialog(page, 'Periksa email Anda');
    await expect(mailbox).toContainText(NEW);
    await expectAccessible(page, 'the dialog after a registration');
    const calls = await callsTo(mock, REGISTRATION);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ role_id: roleId, type_id: typeId, is_notify: 1 });

    // Until the link is opened, signing in shows the dialog about the mail again.
    await button(mailbox, 'Tutup').click();
    await expect(page).toHaveURL(/\/bos\/login$/);
    await sendSignIn(page, NEW);
    const unverified = dialog(page, 'Akun Anda belum diverifikasi');
    await expect(unverified).toContainText(NEW);
    await button(unverified, 'Tutup').click();

    await page.goto(await linkFor(mock, NEW));
    const verified = dialog(page, 'Verifikasi Berhasil!');
    await expect(verified).toBeVisible();
    await expect(page).toHaveURL(/\/bos\/login$/);
    await button(verified, 'Tutup').click();
    await sendSignIn(page, NEW);
    await expect(page).toHaveURL(/\/bos\/terms-and-condition$/);
  });
}

test(
  'the form is filled in and submitted with the keyboard only',
  { tag: '@all' },
  async ({ page, mock }) => {
    await page.goto('/bos/register/funder');
    await expect(button(page, 'Daftar')).toBeVisible();
    await page.getByRole('radio', { name: 'Individu', exact: true }).focus();
    const keys = page.keyboard;
    await keys.press('Space');
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Perusahaan', exact: true })).toBeChecked();
    await keys.press('Tab');
    await keys.type(` ${NEW} `);
    await keys.press('Tab');
    await keys.type('rahasia');
    // Tab also stops at the button that shows the password.
    await keys.press('Tab');
    await keys.press('Space');
    await expect(field(page, 'Kata Sandi')).toHaveAttribute('type', 'text');
    await keys.press('Tab');
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await expect(field(page, 'Kata Sandi')).toBeFocused();
    await keys.press('ControlOrMeta+A');
    await keys.type(PASSWORD);
    for (let tab = 0; tab < 4; tab += 1) await keys.press('Tab');
    await keys.press('Space');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await keys.press('Tab');
    await expect(button(page, 'Daftar')).toBeFocused();
    await keys.press('Enter');
    await expect(dialog(page, 'Periksa email Anda')).toBeVisible();
    expect((await callsTo(mock, REGISTRATION))[0]?.body).toMatchObject({ email: NEW, type_id: 2 });
    await keys.press('Escape');
    await expect(page).toHaveURL(/\/bos\/login$/);
  },
);

test(
  'a lost response, a reload in between and a registered address are handled',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/status of (400|409|502)/);
    const lost = { status: 502, body: '<html></html>', is_applied: true, times: 1 };
    await mock.addFault({ method: 'POST', path: `*${REGISTRATION}`, ...lost });
    await page.goto('/bos/register/borrower?from=mail');
    await fillRegistration(page, 'Individu', NEW);
    await button(page, 'Daftar').click();
    await expect(page.getByText('Pendaftaran belum dapat dipastikan')).toBeVisible();
    await expectAccessible(page, 'a registration that nobody knows of');

    // The page forgets the password and with it the first attempt; the server does not.
    await page.reload();
    await expect(field(page, 'Kata Sandi')).toHaveValue('');
    await fillRegistration(page, 'Individu', ` ${NEW.toUpperCase()}`);
    await button(page, 'Daftar').click();
    await expect(page.getByText('Email already registered')).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/Email ini sudah terdaftar/);
    await expectAccessible(page, 'an address that is taken');
    await page.getByRole('main').getByRole('link', { name: 'Masuk', exact: true }).first().click();
    await expect(page).toHaveURL(/\/bos\/login\?from=mail$/);
    await sendSignIn(page, NEW);
    await expect(dialog(page, 'Akun Anda belum diverifikasi')).toBeVisible();
    expect(await mock.outbox(NEW)).toHaveLength(1);
  },
);

test(
  'N14: the wait for another verification mail continues after a reload and in a second tab',
  { tag: '@all' },
  async ({ page, mock, context, problems }) => {
    problems.allow(/status of 400/);
    await page.clock.install();
    const again = async (tab: Page) => {
      await tab.goto('/bos/login');
      await sendSignIn(tab, 'unverified@bos.test');
      return button(dialog(tab, 'Akun Anda belum diverifikasi'), 'Kirim Ulang Email');
    };
    const resend = await again(page);
    await resend.click();
    await expect(page.getByText('Email terkirim')).toBeVisible();
    await expect(resend).toBeDisabled();
    await expectAccessible(page, 'a mail that was sent again');

    const second = await context.newPage();
    await expect(await again(second)).toBeDisabled();
    await expect(await again(page)).toBeDisabled();
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(stored).not.toContain('unverified');

    await mock.advanceClock(60);
    await page.clock.fastForward(60_000);
    await expect(resend).toBeEnabled();
    await resend.click();
    await expect(page.getByText('Email terkirim')).toBeVisible();
    // One mail was there from the start.
    expect(await mock.outbox('unverified@bos.test')).toHaveLength(3);
  },
);

test(
  'C6: the link of a verification mail calls the server once, whatever the browser does with it',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/status of 409/);
    await page.goto('/bos/register/funder');
    await fillRegistration(page, 'Individu', NEW);
    await button(page, 'Daftar').click();
    await expect(dialog(page, 'Periksa email Anda')).toBeVisible();
    const link = await linkFor(mock, NEW);
    const visits = async () => (await callsTo(mock, VERIFICATION)).length;

    await page.goto(link);
    await expect(dialog(page, 'Verifikasi Berhasil!')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Masuk')).toBeVisible();
    await page.goBack();
    await expect(button(page, 'Daftar')).toBeVisible();
    await page.goForward();
    await expect(button(page, 'Masuk')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await visits()).toBe(1);

    await page.goto(link);
    const before = dialog(page, 'Akun Anda sudah terverifikasi');
    await expect(before).toBeVisible();
    expect(await visits()).toBe(2);
    await expectAccessible(page, 'a link that was used before');
    await button(before, 'Tutup').click();
    await sendSignIn(page, NEW);
    await expect(page).toHaveURL(/\/bos\/terms-and-condition$/);

    // A signed-in user sees the result first, and is then redirected to the root.
    await page.goto(link);
    await button(before, 'Tutup').click();
    await expect(page).toHaveURL(/\/bos\/terms-and-condition$/);
    expect(await visits()).toBe(3);
  },
);
