import { sampleOf } from '@/testing/exploration/sample';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { MockControl } from '@/testing/mock/mockControl';
import { expect, test } from '../support/fixtures';
import { fillAtOnce } from '../support/fillAtOnce';
import { choose } from '../support/formFiller';
import { addressOf } from '../support/signIn';
import { APPLICANT, openStep, VARIANT } from './states/screenState';

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

async function stored(mock: MockControl): Promise<Record<string, unknown>> {
  const user = (await mock.db()).users.find(({ email }) => email === addressOf(APPLICANT));
  return { ...user?.information };
}

/** Composes a text character by character, as an input method does, and commits it. */
async function compose(cdp: CDPSession, into: Locator, text: string): Promise<void> {
  await into.fill('');
  let composed = '';
  for (const char of Array.from(text)) {
    composed += char;
    await cdp.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  }
  await cdp.send('Input.insertText', { text: composed });
  await into.blur();
}

const COMPOSED: readonly [at: string, label: string, text: string, shown: string][] = [
  ['personal/personal-data', 'Nama Lengkap', 'Sri Wahyuni', 'Sri Wahyuni'],
  ['personal/personal-data', 'Nomor Telepon', '０８１２３４５６７８９０', '0812 3456 7890'],
  ['personal/personal-data', 'Tempat Lahir', 'Besançon', 'Besançon'],
  ['personal/personal-data', 'Tanggal Lahir', '１２/０５/１９９０', '12/05/1990'],
  ['personal/identity', 'NIK', '３１７４０７４５０６９００００１', '3174 0745 0690 0001'],
  ['personal/identity', 'NPWP', '０９２５４２９４３４０７０００', '092542943407000'],
  ['personal/identity', 'RT/RW', '００３/００４', '003/004'],
  ['personal/identity', 'Alamat', 'ジャラン・メルデカ 1', 'ジャラン・メルデカ 1'],
  ['employment/employment', 'Penghasilan per Bulan', '１２５０００００', '12.500.000'],
  ['employment/employment', 'Lama Bekerja (bulan)', '２４', '２４'],
];

for (const [at, label, text, shown] of sampleOf(COMPOSED, 2)) {
  test(`I6: '${label}' accepts a text from an input method, once and complete`, async ({
    page,
    mock,
  }) => {
    await openStep(page, mock, at);
    await expect(field(page, label)).toBeVisible();
    const cdp = await page.context().newCDPSession(page);
    await compose(cdp, field(page, label), text);
    const value = async () => (await field(page, label).inputValue()).replaceAll(' ', '');
    await expect.poll(value).toBe(shown.replaceAll(' ', ''));
  });
}

test("I6: values from the browser's autofill are saved", async ({ page, mock }) => {
  await openStep(page, mock, 'personal/personal-data');
  await expect(field(page, 'Nama Lengkap')).toBeVisible();
  for (const [label, value] of [
    ['Nama Lengkap', 'Sri Wahyuni'],
    ['Nomor Telepon', '+62 812-3456-7890'],
    ['Tempat Lahir', 'Jakarta'],
    ['Tanggal Lahir', '1990-05-12'],
    ['Nama Gadis Ibu Kandung', 'Siti Aminah'],
  ] as const) {
    await fillAtOnce(field(page, label), value);
  }
  for (const [label, option] of [
    ['Jenis Kelamin', 'Perempuan'],
    ['Agama', 'Islam'],
    ['Pendidikan Terakhir', 'Diploma IV / Sarjana (S1)'],
    ['Status Pernikahan', 'Belum Kawin'],
  ] as const) {
    await choose(page, { choose: label, option });
  }
  await page.getByRole('button', { name: 'Simpan & Lanjutkan', exact: true }).click();
  await expect(page).toHaveURL(/personal\/identity$/);
  expect(await stored(mock)).toMatchObject({
    name: 'Sri Wahyuni',
    phone_number: '6281234567890',
    birth_place: 'Jakarta',
    birth_date: '1990-05-12',
    mother_name: 'Siti Aminah',
  });
});

test('I6: a password manager signs in without key events', async ({ page }) => {
  await page.goto('/bos/login');
  await fillAtOnce(field(page, 'Email'), addressOf(APPLICANT));
  await fillAtOnce(field(page, 'Kata Sandi'), 'Rahasia#2026');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${VARIANT}$`));
});
