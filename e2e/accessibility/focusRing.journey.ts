import { sampleOf } from '@/testing/exploration/sample';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectRings } from '../support/focusRing';
import { startSignedIn } from '../support/signIn';
import { PAGE_STATES, seenOn, STATES } from './states/all';
import { openStep, press, type ScreenState } from './states/screenState';

const SCREENS: ScreenState[] = [...STATES, ...PAGE_STATES];

/** Screens that together have every kind of control, and tab stops that must be among theirs. */
const KINDS = new Map<string, readonly string[]>([
  [
    'personal/personal-data saved while empty',
    [
      'a Langsung ke isi',
      'a Daftar langkah',
      'a Tempat Lahir: Tidak boleh kosong',
      'text Nama Lengkap',
      'text Tempat Lahir',
      'text Tanggal Lahir',
      'button Buka kalender',
      'combobox Jenis Kelamin',
      'button Kembali',
      'submit Simpan & Lanjutkan',
    ],
  ],
  [
    'personal/identity saved while empty',
    ['file Foto KTP', 'checkbox Seumur Hidup', 'textarea Alamat'],
  ],
  ['consultation/provider-family saved while empty', ['radio Ya']],
  ['the address of a company', ['switch Memiliki gudang']],
  ['photos of a business', ['button Lihat foto']],
  ['a wrong code', ['input Kode OTP']],
  ['deleting an account', ['button Batal', 'button Hapus']],
  ['a success toast', ['button Tutup']],
  ['the sign-in page', ['password Kata Sandi', 'button Tampilkan sandi', 'a Lupa Kata Sandi?']],
  ['the hub', ['a Data Pribadi']],
  ['the notifications', ['tab Semua', 'button Tandai semua dibaca']],
]);

const others = SCREENS.filter(({ name }) => !KINDS.has(name));
const sampled = [...SCREENS.filter(({ name }) => KINDS.has(name)), ...sampleOf(others, 2)];

for (const [index, { name, show, seen }] of sampled.entries()) {
  // The focus rings are the same at both sizes, so each screen is tested at one.
  const size = index % 4 === 3 ? '@phone-only' : '@desktop';
  test(`A2: the focus is visible in light, dark and forced colours: ${name} ${size}`, async ({
    page,
    mock,
    problems,
  }) => {
    problems.allow(/Failed to load resource/, /net::ERR/, /Call failed/, /config/i);
    await show(page, mock);
    await expect(seenOn(page, seen)).toBeVisible();
    const stops = await expectRings(page);
    expect(stops).toEqual(expect.arrayContaining([...(KINDS.get(name) ?? [])]));
  });
}

test('A2: the focus is visible in the menu of a phone @phone-only', async ({ page, mock }) => {
  await startSignedIn(page, mock, 'active.borrower');
  await page.goto('/bos/borrower/notification');
  await press(page, 'Buka menu');
  // In the page behind it the menu would close: down to its end, and back to its button.
  const below = await page
    .locator('[id]:has(> nav) :is(a[href], button)')
    .filter({ visible: true })
    .count();
  const keys = ['Tab', 'Shift+Tab'].flatMap((key) => new Array<string>(below).fill(key));
  expect(await expectRings(page, keys)).toEqual(
    expect.arrayContaining(['button Tutup menu', 'button Keluar']),
  );
});

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Tanggal Lahir', exact: true });

test('A2: the focus is visible on every year, month and day of a calendar, and on its buttons', async ({
  page,
  mock,
}) => {
  await openStep(page, mock, 'personal/personal-data');
  await press(page, 'Buka kalender');
  await expect(calendar(page).getByRole('radio', { name: '1990' })).toBeVisible();
  const years = await expectRings(page, ['ArrowLeft', 'ArrowLeft', 'Tab', 'Tab']);
  expect(years).toContain('button Pilih tanggal');

  await calendar(page).getByRole('radio', { name: '1990' }).press('Enter');
  await expect(calendar(page).getByRole('radio', { name: 'Mei' })).toBeVisible();
  await expectRings(page, ['ArrowLeft', 'ArrowUp', 'ArrowLeft', 'Tab', 'Tab']);

  await calendar(page).getByRole('radio', { name: 'Mei' }).press('Enter');
  await calendar(page).getByRole('gridcell', { name: '17', exact: true }).focus();
  const days = await expectRings(page, ['ArrowLeft', 'ArrowUp', 'Tab', 'Tab', 'Tab', 'Tab']);
  expect(days).toEqual(
    expect.arrayContaining([
      expect.stringContaining('gridcell'),
      'button Bulan sebelumnya',
      'button Bulan berikutnya',
    ]),
  );

  await calendar(page).getByRole('gridcell', { name: '17', exact: true }).click();
  await press(page, 'Buka kalender');
  await expect(calendar(page).getByRole('radio', { name: '1990' })).toBeChecked();
  await expectRings(page, ['ArrowLeft', 'ArrowRight', 'Tab', 'Tab']);
});
