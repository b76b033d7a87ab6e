import { sampleOf } from '@/testing/exploration/sample';
import type { Locator, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addressOf, signIn } from '../support/signIn';

const code = (page: Page) => page.getByLabel('Kode OTP', { exact: true });
const resend = (page: Page) => page.getByRole('button', { name: 'Kirim Ulang Kode', exact: true });

const toCodePage = async (page: Page): Promise<void> => {
  await signIn(page, 'otp');
  await page.waitForURL(/\/two-factor-auth\/\d+$/);
};

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Moves both clocks forward together. */
async function pass(page: Page, mock: MockControl, seconds: number): Promise<void> {
  await mock.advanceClock(seconds);
  await page.clock.fastForward(seconds * 1000);
}

test(
  'N14: codes by SMS and by e-mail, 60 s apart three times and then 600 s; the last one signs in',
  { tag: '@all' },
  async ({ page, mock, context, problems }) => {
    problems.allow(/status of 400/);
    await page.clock.install();
    await toCodePage(page);
    const codes = [await mock.lastCode(addressOf('otp'))];
    const SENDS = [
      { channel: 'Email', waitS: 60, to: 'o***@bos.test' },
      { channel: 'SMS', waitS: 60, to: '0812****7888' },
      { channel: 'Email', waitS: 60, to: 'o***@bos.test' },
      { channel: 'SMS', waitS: 600, to: '0812****7888' },
    ];
    for (const [index, { channel, waitS, to }] of SENDS.entries()) {
      await expect(resend(page), `before code ${index + 2}`).toBeDisabled();
      await expect(
        page.getByText(waitS === 60 ? /(00:[45]\d|01:00)$/ : /(09:[45]\d|10:00)$/),
      ).toBeVisible();
      await pass(page, mock, waitS - 20);
      await expect(page.getByText(/00:(1\d|20)$/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/00:(1\d|20)$/)).toBeVisible();
      await expect(resend(page)).toBeDisabled();
      await pass(page, mock, 21);
      await resend(page).click();
      const chooser = page.getByRole('dialog');
      const goOn = chooser.getByRole('button', { name: 'Lanjutkan', exact: true });
      await expect(goOn).toBeDisabled();
      await chooser.getByRole('radio', { name: channel, exact: true }).check();
      await goOn.click();
      await expect(chooser).toBeHidden();
      await expect(page.getByText(`Kami mengirim kode 6 angka ke ${to}.`)).toBeVisible();
      await expect(page.getByText('OTP Berhasil Dikirim').first()).toBeVisible();
      codes.push(await mock.lastCode(addressOf('otp')));
    }
    const sent = (await mock.outbox(addressOf('otp'))).filter(({ code: each }) => each);
    expect(sent.map(({ channel }) => channel).reverse()).toEqual([
      'sms',
      'email',
      'sms',
      'email',
      'sms',
    ]);
    expect(new Set(codes).size).toBe(codes.length);

    const second = await context.newPage();
    await second.goto(page.url());
    // Another tab has no temporary token of its own: it has to sign in, and the same wait applies.
    await second.waitForURL(/\/login$/);
    await second.close();

    await code(page).fill(codes.at(-2) ?? '');
    await expect(page.getByText(/^Kode OTP yang Anda masukkan salah/)).toBeVisible();
    await code(page).fill(codes.at(-1) ?? '');
    const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click();
    await page.waitForURL(/\/borrower\/notification$/);
    const kept = await page.evaluate(() => Object.keys(window.localStorage));
    expect(kept.filter((key) => key.startsWith('bos.otp'))).toEqual([]);
  },
);

const VALIDATION = /\/otp\/validate$/;
const tries = async (mock: MockControl) =>
  (await mock.calls()).filter(({ path }) => VALIDATION.test(path)).map(({ body }) => body);

test(
  'N12: an input method, a dropped text and autofill enter one code each',
  { tag: '@all' },
  async ({ page, mock, context, problems }) => {
    problems.allow(/status of 400/);
    await toCodePage(page);
    const keyboard = await context.newCDPSession(page);
    await code(page).focus();
    for (const text of ['１', '１２', '１２３', '１２３４', '１２３４５']) {
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await expect(code(page)).toHaveValue(text);
    }
    expect(await tries(mock)).toEqual([]);
    await keyboard.send('Input.insertText', { text: '１２３４５６' });
    await expect(page.getByText(/^Kode OTP yang Anda masukkan salah/)).toBeVisible();
    await expect(code(page)).toHaveValue('');
    await expect(code(page)).toBeFocused();

    await code(page).evaluate((input) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'Kode OTP Anda: 234-567. Berlaku 5 menit.');
      input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await expect.poll(async () => (await tries(mock)).length).toBe(2);
    await expect(code(page)).toBeEditable();

    for (const text of ['34567', '3456789']) await code(page).fill(text);
    await expect(page.getByText('Isi 6 angka kode OTP')).toBeVisible();
    await code(page).fill('345 678');
    await expect.poll(async () => (await tries(mock)).length).toBe(3);
    await expect(code(page)).toHaveValue('');
    await code(page).pressSequentially(await mock.lastCode(addressOf('otp')));
    await expect(page.getByRole('dialog', { name: 'Verifikasi Berhasil!' })).toBeVisible();
    expect((await tries(mock)).map((body) => (body as { otp: string }).otp)).toEqual([
      '123456',
      '234567',
      '345678',
      expect.stringMatching(/^\d{6}$/),
    ]);
  },
);

test('A2, N12: with the keyboard only, another code is requested and entered, and the user is signed in', async ({
  page,
  mock,
}) => {
  await page.clock.install();
  await toCodePage(page);
  await pass(page, mock, 61);
  await expect(resend(page)).toBeEnabled();
  await tabTo(page, resend(page));
  await page.keyboard.press('Enter');
  const chooser = page.getByRole('dialog');
  await expect(chooser).toBeVisible();
  await tabTo(page, chooser.getByRole('radio', { name: 'SMS', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(chooser.getByRole('radio', { name: 'Email', exact: true })).toBeChecked();
  await expectAccessible(page, 'the chooser with a choice');
  await tabTo(page, chooser.getByRole('button', { name: 'Lanjutkan', exact: true }));
  await page.keyboard.press('Space');
  await expect(chooser).toBeHidden();
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(await mock.lastCode(addressOf('otp')));
  const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/borrower\/notification$/);
});

for (const hours of sampleOf([-48, 48], 1))
  test(`N7: on a device whose clock is ${hours} hours ahead a code signs in, and the session continues`, async ({
    page,
    mock,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await toCodePage(page);
    await expect(page.getByText(/(00:[45]\d|01:00)$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/00:[345]\d$/)).toBeVisible();
    await expect(page.getByText('Kami mengirim kode 6 angka ke 0812****7888.')).toBeVisible();
    await code(page).fill(await mock.lastCode(addressOf('otp')));
    const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
    await dialog.getByRole('button', { name: 'Tutup', exact: true }).click();
    await page.waitForURL(/\/borrower\/notification$/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  });
