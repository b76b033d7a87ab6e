import { expect, type Page } from '@playwright/test';
import type { MockControl } from '@/testing/mockControl';

export const PASSWORD = 'Rahasia#2026';

export const addressOf = (name: string): string => `${name}@bos.test`;

/** Signs in from the start page; for people without a one-time code this is all. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/bos/');
  await page.getByLabel('Email', { exact: true }).fill(addressOf(name));
  await page.getByLabel('Kata Sandi', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/** Signs in with the one-time code that the outbox holds. */
export async function signInWithCode(page: Page, mock: MockControl, name: string): Promise<void> {
  await signIn(page, name);
  await page.waitForURL(/\/two-factor-auth\/\d+/);
  await page.getByLabel('Kode OTP', { exact: true }).fill(await mock.lastCode(addressOf(name)));
  const dialog = page.getByRole('dialog', { name: 'Verifikasi Berhasil!' });
  await dialog.getByRole('button', { name: 'Tutup', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Signs out from whichever menu the screen has. */
export async function signOut(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Buka menu', exact: true });
  if (await opener.isVisible()) await opener.click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.waitForURL(/\/bos\/login$/);
}
