import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lastTypedStored } from '../support/draftStored';
import { expect, test } from '../support/fixtures';
import { pointer, type InputDriver } from '../support/inputDriver';
import { keyboard } from '../support/keyboardDriver';
import { filePath, fileToChoose } from '../support/madeFiles';
import { ONBOARDED } from '../support/mainArea';
import { addressOf, PASSWORD, sendSignIn, startSignedIn } from '../support/signIn';

const NEW_PASSWORD = 'Rahasia#2027';
const NUMBER = '5550001112';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const account = (page: Page, number: number) =>
  page.getByRole('article', { name: `Rekening ${number}`, exact: true });

/** Fills in the open card of an account. */
async function fillAccount(page: Page, driver: InputDriver): Promise<void> {
  await driver.choose(
    page.getByRole('combobox', { name: 'Bank', exact: true }),
    'Bank Central Asia (BCA)',
  );
  await driver.fill(field(page, 'Nomor Rekening'), NUMBER);
  await driver.fill(field(page, 'Nama Pemilik Rekening'), 'Sri Wahyuni');
  await driver.choose(
    page.getByRole('combobox', { name: 'Jenis Rekening', exact: true }),
    'Tabungan',
  );
}

test('A2, A3: the settings by keyboard alone, from the password to the way out @all', async ({
  page,
  mock,
}) => {
  const name = 'active.borrower';
  await startSignedIn(page, mock, name);
  await page.goto('/bos/settings/information');
  const follow = async (label: string) => {
    await keyboard.press(page.getByRole('link', { name: label, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeFocused();
  };

  await keyboard.press(button(page, 'Ubah Kata Sandi'));
  await expect(field(page, 'Kata Sandi Lama')).toBeFocused();
  await keyboard.fill(field(page, 'Kata Sandi Lama'), PASSWORD);
  await keyboard.fill(field(page, 'Kata Sandi Baru'), NEW_PASSWORD);
  await keyboard.fill(field(page, 'Konfirmasi Kata Sandi Baru'), NEW_PASSWORD);
  await keyboard.press(button(page, 'Simpan'));
  await expect(button(page, 'Ubah Kata Sandi')).toBeFocused();

  await follow('Dokumen');
  await keyboard.press(button(page, 'Tambah Dokumen'));
  await expect(field(page, 'Nama Dokumen')).toBeFocused();
  await keyboard.fill(field(page, 'Nama Dokumen'), 'Surat Domisili');
  await keyboard.setFiles(field(page, 'Berkas Dokumen'), [fileToChoose('dua-halaman.pdf')]);
  await expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
  await keyboard.press(button(page, 'Simpan Dokumen'));
  await expect(button(page, 'Tambah Dokumen')).toBeFocused();
  const opener = page.getByRole('region', { name: 'Dokumen Lain' }).getByRole('button', {
    name: 'Lihat berkas',
  });
  await keyboard.press(opener);
  await expect(page.getByRole('dialog', { name: 'dua-halaman.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await follow('Daftar Bank');
  await keyboard.press(button(page, 'Tambah Rekening'));
  await fillAccount(page, keyboard);
  await keyboard.press(button(page, 'Simpan Rekening'));
  await keyboard.press(account(page, 2).getByRole('button', { name: 'Hapus' }));
  await keyboard.press(page.getByRole('dialog').getByRole('button', { name: 'Hapus' }));
  await expect(account(page, 2)).toBeHidden();
  await expect(account(page, 1).getByRole('heading')).toBeFocused();

  await keyboard.press(button(page, 'Keluar'));
  await page.waitForURL(/\/bos\/login$/);
  await sendSignIn(page, addressOf(name), NEW_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
});

test(
  'K3: an added document is seen in a preview, and comes down as it went up',
  { tag: '@all' },
  async ({ page, mock }) => {
    await startSignedIn(page, mock, 'active.partner');
    await page.goto('/bos/settings/document');
    await button(page, 'Tambah Dokumen').click();
    await field(page, 'Nama Dokumen').fill('Surat Domisili');
    await field(page, 'Berkas Dokumen').setInputFiles(filePath('dua-halaman.pdf'));
    await expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
    await button(page, 'Simpan Dokumen').click();
    const others = page.getByRole('region', { name: 'Dokumen Lain' });
    await expect(others.getByText('Surat Domisili')).toBeVisible();

    await others.getByRole('button', { name: 'Lihat berkas' }).click();
    const preview = page.getByRole('dialog', { name: 'dua-halaman.pdf' });
    await expect(preview.locator('canvas, img').first()).toBeVisible();
    await preview.getByRole('button', { name: 'Tutup', exact: true }).click();

    const downloading = page.waitForEvent('download');
    await others.getByRole('button', { name: 'Unduh berkas' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('dua-halaman.pdf');
    expect(readFileSync(await download.path())).toEqual(readFileSync(filePath('dua-halaman.pdf')));
  },
);

test(
  'D1: a document and an account that are not saved are there again after a reload',
  { tag: '@all' },
  async ({ page, mock }) => {
    await startSignedIn(page, mock, 'active.funder');
    await page.goto('/bos/settings/document');
    await button(page, 'Tambah Dokumen').click();
    await field(page, 'Nama Dokumen').fill('Surat Domisili');
    await field(page, 'Berkas Dokumen').setInputFiles(filePath('dua-halaman.pdf'));
    await expect(page.getByText('Terunggah', { exact: true })).toBeVisible();
    await lastTypedStored(page, 'dua-halaman.pdf');
    await page.reload();
    await expect(field(page, 'Nama Dokumen')).toHaveValue('Surat Domisili');
    await expect(page.getByText('dua-halaman.pdf')).toBeVisible();

    await page.goto('/bos/settings/bank-account');
    await button(page, 'Tambah Rekening').click();
    await field(page, 'Nama Pemilik Rekening').fill('Sri Wahyuni');
    await lastTypedStored(page, 'Sri Wahyuni');
    await page.reload();
    await expect(field(page, 'Nama Pemilik Rekening')).toHaveValue('Sri Wahyuni');

    await page.goto('/bos/settings/document');
    await button(page, 'Simpan Dokumen').click();
    await expect(
      page.getByRole('region', { name: 'Dokumen Lain' }).getByText('Surat Domisili'),
    ).toBeVisible();
  },
);

for (const { name, bankTitle } of ONBOARDED)
  test(`${name} adds, changes and removes an account, and the last one stays @phone @all`, async ({
    page,
    mock,
  }) => {
    const stored = async () => {
      const { users, bank_accounts: accounts } = await mock.db();
      const user = users.find(({ email }) => email === addressOf(name));
      return accounts.filter(({ user_id: id }) => id === user?.id).map((each) => each.account_no);
    };
    const [own] = await stored();
    await startSignedIn(page, mock, name);
    await page.goto('/bos/settings/bank-account');
    await expect(page.getByRole('heading', { level: 1, name: bankTitle })).toBeVisible();
    await expect(account(page, 1)).toBeVisible();
    await expect(button(page, 'Hapus')).toHaveCount(0);

    await button(page, 'Tambah Rekening').click();
    await fillAccount(page, pointer);
    await button(page, 'Simpan Rekening').click();
    await account(page, 2).getByRole('button', { name: 'Ubah' }).click();
    await field(page, 'Cabang').fill('KCP Menteng');
    await button(page, 'Simpan Rekening').click();
    await expect(account(page, 2).getByText('KCP Menteng')).toBeVisible();
    expect(await stored()).toEqual([own, NUMBER]);

    await account(page, 1).getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus', exact: true }).click();
    await expect(account(page, 2)).toBeHidden();
    await expect(account(page, 1).getByText('KCP Menteng')).toBeVisible();
    // The card goes at once, the account with the response.
    await expect.poll(stored).toEqual([NUMBER]);
    await expect(button(page, 'Hapus')).toHaveCount(0);
  });

test(
  'the information is printed without menus and buttons, and with its numbers masked',
  { tag: '@all' },
  async ({ page, mock, problems }) => {
    problems.allow(/Failed to load resource/, /net::ERR/);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await mock.reset('fifty-shareholders');
    await startSignedIn(page, mock, 'active.corporate');
    await page.goto('/bos/settings/information');
    await button(page, 'Cetak').click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    const folded = page.locator('details').getByText('Dokumen KTP', { exact: true }).first();
    await expect(folded).toBeHidden();
    await page.context().setOffline(true);
    const offline = page.getByText('Anda sedang offline.');
    await expect(offline).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(offline).toBeHidden();
    await expect(folded).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Profil Perusahaan' })).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(/••/).filter({ visible: true })).not.toHaveCount(0);
  },
);
